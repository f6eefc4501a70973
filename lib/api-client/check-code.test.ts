import { checkCode } from "./check-code";

const live = () => new AbortController().signal;
const answerWith = (status: number, body: unknown) =>
	jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(body, { status }));

describe("the check of an interview code", () => {
	it("calls the proxy and reads where the interview takes place", async () => {
		const request = answerWith(200, { interview_code: "DEMO1234+eu", device_type: 2 });
		expect(await checkCode("demo1234+EU", live())).toEqual({ kind: "known", code: "DEMO1234+EU", deviceType: 2 });
		expect(request.mock.calls[0]?.[0]).toBe("/api/code/demo1234%2BEU?debug=false");
	});

	it("keeps the requested code if the response names none", async () => {
		answerWith(200, { interview_code: "../../login" });
		expect(await checkCode("DEMO1234", live())).toEqual({ kind: "known", code: "DEMO1234", deviceType: undefined });
	});

	it.each([
		[404, "unknown"],
		[429, "failed"],
		[502, "failed"],
		[503, "failed"],
	])("maps %i to %s", async (status, kind) => {
		answerWith(status, { message: "no" });
		expect(await checkCode("DEMO1234", live())).toEqual({ kind });
	});

	it("reports a lost connection", async () => {
		jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
		expect(await checkCode("DEMO1234", live())).toEqual({ kind: "lost" });
	});

	it("fails after 200 seconds", async () => {
		jest.useFakeTimers();
		jest
			.spyOn(globalThis, "fetch")
			.mockImplementationOnce(
				(_, init) =>
					new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("ended")))),
			);
		const checked = jest.fn();
		void checkCode("DEMO1234", live()).then(checked);
		await jest.advanceTimersByTimeAsync(199_999);
		expect(checked).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync(1);
		expect(checked).toHaveBeenCalledWith({ kind: "failed" });
		expect(jest.getTimerCount()).toBe(0);
		jest.useRealTimers();
	});
});
