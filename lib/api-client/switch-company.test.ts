import { switchCompany } from "./switch-company";

const answer = (status: number) => Response.json({}, { status });

afterEach(() => jest.useRealTimers());

it("sends a POST without a body and reports success", async () => {
	const request = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(answer(200));
	await expect(switchCompany("42")).resolves.toBe("done");
	expect(request).toHaveBeenCalledTimes(1);
	expect(request.mock.calls[0]?.[0]).toBe("/api/companies/42/switch");
	expect(request.mock.calls[0]?.[1]).toMatchObject({ method: "POST" });
	expect(request.mock.calls[0]?.[1]?.body).toBeUndefined();
});

it.each([404, 429, 500, 501, 503])("reports a refusal when the proxy answers %i", async (status) => {
	jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(answer(status));
	await expect(switchCompany("42")).resolves.toBe("refused");
});

it("reports a missing network", async () => {
	jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
	await expect(switchCompany("42")).resolves.toBe("noAnswer");
});

it("reports no response after 20 seconds", async () => {
	jest.useFakeTimers();
	jest
		.spyOn(globalThis, "fetch")
		.mockImplementation(
			(_, init) =>
				new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("ended")))),
		);
	const done = switchCompany("42");
	await jest.advanceTimersByTimeAsync(20_000);
	await expect(done).resolves.toBe("noAnswer");
});
