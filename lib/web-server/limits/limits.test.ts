import { rateLimits } from "./limits";

const spend = async (limits: ReturnType<typeof rateLimits>, times: number, address: string) => {
	for (let index = 0; index < times; index += 1) await limits("submit", address);
};

describe("per-client limits", () => {
	it("allow thirty submissions a minute and then return the wait", async () => {
		const limits = rateLimits(1);
		await spend(limits, 30, "192.0.2.1");
		expect(await limits("submit", "192.0.2.1")).toBeGreaterThan(0);
		expect(await limits("read", "192.0.2.1")).toBeNull();
		expect(await limits("submit", "192.0.2.2")).toBeNull();
	});

	it("let twenty samples of half a megabyte a minute pass", async () => {
		const limits = rateLimits(1);
		const waits: (number | null)[] = [];
		for (let index = 0; index < 21; index += 1) waits.push(await limits("sample", "192.0.2.1"));
		expect(waits.filter((wait) => wait === null)).toHaveLength(20);
		expect(waits.at(-1)).toBeGreaterThan(0);
	});

	it("treat a /64 network as one client", async () => {
		const limits = rateLimits(1);
		await spend(limits, 30, "2001:db8:1:2::1");
		expect(await limits("submit", "2001:db8:1:2:ffff:1:2:3")).toBeGreaterThan(0);
		expect(await limits("submit", "2001:db8:1:3::1")).toBeNull();
		expect(await limits("submit", "::1")).toBeNull();
	});

	it("are multiplied by the scale", async () => {
		const limits = rateLimits(0.1);
		await spend(limits, 3, "192.0.2.1");
		expect(await limits("submit", "192.0.2.1")).toBeGreaterThan(0);
	});
});
