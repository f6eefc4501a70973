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
		jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
		expect(await reach()).toBe("nowhere");
	});

	it("reaches nothing without a response within a second", async () => {
		jest.useFakeTimers();
		jest
			.spyOn(globalThis, "fetch")
			.mockImplementationOnce(
				(_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", reject)),
			);
		const reached = reach();
		jest.advanceTimersByTime(999);
		expect(jest.getTimerCount()).toBe(1);
		jest.advanceTimersByTime(1);
		expect(await reached).toBe("nowhere");
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
