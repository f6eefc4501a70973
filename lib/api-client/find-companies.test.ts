import { findCompanies } from "./find-companies";

const answerWith = (status: number, body: unknown) =>
	jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(body, { status }));

const live = () => new AbortController().signal;

it("calls the proxy with page and name and parses the response", async () => {
	const company = { id: "1", title: "Kopi", jobListUrl: "kopi", logoUrl: "http://localhost:4000/logo.svg" };
	const request = answerWith(200, { data: [company], current_page: 2, per_page: 12, total: 13, from: 13, to: 13 });
	const list = await findCompanies({ page: 2, q: "a&b" }, ["http://localhost:4000"], live());
	expect(request.mock.calls[0]?.[0]).toBe("/api/public/companies/filter?page=2&q=a%26b");
	expect(list).toEqual({
		companies: [{ id: "1", name: "Kopi", slug: "kopi", logo: "http://localhost:4000/logo.svg" }],
		page: 2,
		perPage: 12,
		total: 13,
		from: 13,
		to: 13,
	});
});

it.each([404, 422, 429, 502, 503])("rejects when the proxy answers %i", async (status) => {
	answerWith(status, { message: "no" });
	await expect(findCompanies({ page: 1, q: "" }, [], live())).rejects.toThrow(String(status));
});

describe("an unanswered call", () => {
	beforeEach(() => {
		jest
			.spyOn(globalThis, "fetch")
			.mockImplementation(
				(_, init) =>
					new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("ended")))),
			);
	});
	afterEach(() => jest.useRealTimers());

	it("ends after 20 seconds", async () => {
		jest.useFakeTimers();
		const found = expect(findCompanies({ page: 1, q: "" }, [], live())).rejects.toThrow("ended");
		await jest.advanceTimersByTimeAsync(20_000);
		await found;
		expect(jest.getTimerCount()).toBe(0);
	});

	it("can be cancelled", async () => {
		const wish = new AbortController();
		const found = findCompanies({ page: 1, q: "" }, [], wish.signal);
		wish.abort();
		await expect(found).rejects.toThrow("ended");
	});
});
