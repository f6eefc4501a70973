import { connectivityTo } from "./world";

const { reach } = connectivityTo("ORBIT1+EU");

const answerWith = (status: number) =>
	jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("[]", { status }));

describe("the reachability check", () => {
	it.each([200, 204, 400, 404])("reaches the host when it answers %i", async (status) => {
		jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(null, { status }));
		expect(await reach()).toBe("host");
	});

	it.each([500, 502, 503, 504, 429])("reaches only the site when it answers %i", async (status) => {
		answerWith(status);
		expect(await reach()).toBe("site");
	});

	it("reaches nothing when the connection breaks", async () => {
		jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
		expect(await reach()).toBe("nowhere");
	});

	/** A call that never ends by itself. */
	const hang = (_: unknown, init?: RequestInit) =>
		new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener("abort", reject));

	it.each([
		["nothing when the site doesn't either", hang, "nowhere"],
		["a site with a silent host when the site does", async () => new Response("ok"), "silent"],
	] as const)("without a response within a second reaches %s", async (_, site, reached) => {
		jest.useFakeTimers();
		const call = jest.spyOn(globalThis, "fetch").mockImplementationOnce(hang).mockImplementationOnce(site);
		const found = reach();
		await jest.advanceTimersByTimeAsync(999);
		expect(call).toHaveBeenCalledTimes(1);
		await jest.advanceTimersByTimeAsync(1);
		expect(call.mock.calls[1]?.[0]).toBe("/healthz");
		await jest.advanceTimersByTimeAsync(1_000);
		expect(await found).toBe(reached);
		expect(jest.getTimerCount()).toBe(0);
		jest.useRealTimers();
	});

	it("reads the team's jobs in the job's own region, uncached, without following a portal's redirect", async () => {
		const call = answerWith(200);
		await reach();
		expect(call.mock.calls[0]).toEqual([
			"/api/astro-jobs",
			{
				headers: { "X-Job-Code": "ORBIT1+EU", "X-Screen-Resolution": "390x844" },
				cache: "no-store",
				redirect: "error",
				signal: expect.any(AbortSignal),
			},
		]);
	});
});
