import { enterCode } from "./enter-code";

const live = () => new AbortController().signal;

it("calls the proxy and reads the code's target", async () => {
	const answer = Response.json({ url: "http://localhost:4000/code/DEMO1234", interview: true });
	const request = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(answer);
	expect(await enterCode("DEMO1234", "en", live())).toEqual({ goal: "http://localhost:4000/code/DEMO1234" });
	expect(request.mock.calls[0]?.[0]).toBe("/api/popupcode");
	expect(request.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"code":"DEMO1234"}' });
});

it("returns the host's text for an unknown code", async () => {
	jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json({ url: "Unknown." }, { status: 404 }));
	expect(await enterCode("NOPE", "en", live())).toEqual({ text: "Unknown." });
});

it.each<[string, () => Promise<Response>]>([
	["no connection", () => Promise.reject(new TypeError("failed"))],
	["an answer that can't be read", () => Promise.resolve(new Response("<html>", { status: 404 }))],
	["an answer of nothing", () => Promise.resolve(Response.json(null))],
])("treats %s as no response", async (_, answer) => {
	jest.spyOn(globalThis, "fetch").mockImplementationOnce(answer);
	expect(await enterCode("DEMO1234", "en", live())).toEqual({ reason: "noAnswer" });
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

	it("ends after 60 seconds", async () => {
		jest.useFakeTimers();
		const entered = enterCode("DEMO1234", "en", live());
		await jest.advanceTimersByTimeAsync(60_000);
		expect(await entered).toEqual({ reason: "noAnswer" });
		expect(jest.getTimerCount()).toBe(0);
	});

	it("can be cancelled", async () => {
		const wish = new AbortController();
		const entered = enterCode("DEMO1234", "en", wish.signal);
		wish.abort();
		expect(await entered).toEqual({ reason: "noAnswer" });
	});
});
