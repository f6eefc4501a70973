import { signInLimits } from "./session-limits";

describe("sign-in limits", () => {
	it("allow ten attempts per account and address, independent of other accounts and addresses", async () => {
		const limits = signInLimits();
		const tries = [];
		for (let time = 0; time < 11; time += 1)
			tries.push(await limits.tryPassword({ client: "1.1.1.1", account: "a@b.co" }));
		expect(tries.slice(0, 10)).toEqual(Array(10).fill(null));
		expect(tries[10]).toBeGreaterThan(890);
		expect(await limits.tryPassword({ client: "1.1.1.1", account: "c@d.co" })).toBeNull();
		expect(await limits.tryPassword({ client: "2.2.2.2", account: "a@b.co" })).toBeNull();
	});

	it("reset after the right password", async () => {
		const limits = signInLimits();
		for (let time = 0; time < 9; time += 1) await limits.tryPassword({ client: "1.1.1.1", account: "a@b.co" });
		await limits.forgive({ client: "1.1.1.1", account: "a@b.co" });
		for (let time = 0; time < 10; time += 1)
			expect(await limits.tryPassword({ client: "1.1.1.1", account: "a@b.co" })).toBeNull();
	});

	it("stop guessing one password for many accounts from one address", async () => {
		const limits = signInLimits();
		for (let time = 0; time < 300; time += 1)
			expect(await limits.tryPassword({ client: "1.1.1.1", account: `person${time}@b.co` })).toBeNull();
		expect(await limits.tryPassword({ client: "1.1.1.1", account: "one-more@b.co" })).toBeGreaterThan(890);
	});

	it("allow thirty attempts per account and hour from all addresses together", async () => {
		const limits = signInLimits();
		for (let time = 0; time < 30; time += 1)
			expect(await limits.tryPassword({ client: `1.1.1.${time}`, account: "a@b.co" })).toBeNull();
		expect(await limits.tryPassword({ client: "2.2.2.2", account: "a@b.co" })).toBeGreaterThan(3_590);
		expect(await limits.tryPassword({ client: "2.2.2.2", account: "c@d.co" })).toBeNull();
	});

	it("allow a hundred attempts per account and day from all addresses together", async () => {
		jest.useFakeTimers();
		try {
			const limits = signInLimits();
			const waits: (number | null)[] = [];
			for (let hour = 0; hour < 4; hour += 1) {
				for (let time = 0; time < 30; time += 1)
					waits.push(await limits.tryPassword({ client: `1.1.${hour}.${time}`, account: "a@b.co" }));
				await jest.advanceTimersByTimeAsync(3_601_000);
			}
			expect(waits.slice(0, 100)).toEqual(Array(100).fill(null));
			expect(Math.min(...waits.slice(100).map(Number))).toBeGreaterThan(20 * 3_600);
		} finally {
			jest.useRealTimers();
		}
	});

	it("don't count the attempt with the right password, but count all others", async () => {
		const limits = signInLimits();
		for (let time = 0; time < 29; time += 1) await limits.tryPassword({ client: `1.1.1.${time}`, account: "a@b.co" });
		const owner = { client: "2.2.2.2", account: "a@b.co" };
		expect(await limits.tryPassword(owner)).toBeNull();
		await limits.forgive(owner);
		expect(await limits.tryPassword({ client: "3.3.3.3", account: "a@b.co" })).toBeNull();
		expect(await limits.tryPassword({ client: "4.4.4.4", account: "a@b.co" })).toBeGreaterThan(0);
	});

	it("count a known device separately: others can't lock it out, and it has ten attempts too", async () => {
		const limits = signInLimits();
		const guess = { client: "1.1.1.1", account: "a@b.co" };
		for (let time = 0; time < 40; time += 1) await limits.tryPassword(guess);
		const device = { ...guess, device: "laptop" };
		for (let time = 0; time < 10; time += 1) expect(await limits.tryPassword(device)).toBeNull();
		expect(await limits.tryPassword(device)).toBeGreaterThan(890);
		await limits.forgive(device);
		expect(await limits.tryPassword(device)).toBeNull();
		expect(await limits.tryPassword({ ...device, device: "phone" })).toBeNull();
	});

	it("allow three mails per account and hour from any address", async () => {
		const limits = signInLimits();
		for (const client of ["1.1.1.1", "2.2.2.2", "3.3.3.3"])
			expect(await limits.askForMail(client, "password a@b.co")).toBeNull();
		expect(await limits.askForMail("4.4.4.4", "password a@b.co")).toBeGreaterThan(3_590);
		expect(await limits.askForMail("4.4.4.4", "confirm 7")).toBeNull();
	});
});
