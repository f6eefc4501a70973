import { linkCalls as callsFor } from "./check-link";

const { signal } = new AbortController();
const linkCalls = callsFor("ORBIT1");
const ORDER = { link: "https://example.com/a", idFile: "id-1", signal };

function answerWith(answer: Response | Error) {
	const ask = jest.spyOn(globalThis, "fetch");
	if (answer instanceof Error) ask.mockRejectedValueOnce(answer);
	else ask.mockResolvedValueOnce(answer);
	return () => {
		const [path, options] = ask.mock.calls[0] ?? [];
		const code = new Headers(options?.headers).get("x-job-code");
		return { path, method: options?.method, body: JSON.parse(String(options?.body)), code };
	};
}

describe("the link calls", () => {
	it.each([
		["/api/check_link", { link: ORDER.link }, () => linkCalls.check(ORDER.link, signal)],
		[
			"/api/drivedownload",
			{ drive_link: ORDER.link, candidate_id: "id-1" },
			() => linkCalls.download("document", ORDER),
		],
		["/api/youtubedownload", { yt_link: ORDER.link, candidate_id: "id-1" }, () => linkCalls.download("video", ORDER)],
		["/api/v2/page-capture", { link: ORDER.link, candidate_id: "id-1" }, () => linkCalls.capture(ORDER)],
	])("call %s", async (path, body, call) => {
		const sent = answerWith(Response.json({ host: "example.com" }));
		expect(await call()).toEqual({
			kind: "answer",
			status: 200,
			body: { host: "example.com" },
			retryAfterMs: undefined,
		});
		expect(sent()).toEqual({ path, method: "POST", body, code: "ORBIT1" });
	});

	it("report the wait, and accept a response that isn't JSON", async () => {
		answerWith(new Response("<html>", { status: 429, headers: { "retry-after": "7" } }));
		const reply = await linkCalls.check(ORDER.link, signal);
		expect(reply).toEqual({ kind: "answer", status: 429, body: undefined, retryAfterMs: 7_000 });
	});

	it.each([
		["ORBIT1+EU", "ORBIT1+EU"],
		["", null],
	])("send the job's open code %j as %j to select the region", async (openCode, code) => {
		const sent = answerWith(Response.json({}));
		await callsFor(openCode).check(ORDER.link, signal);
		expect(sent().code).toBe(code);
	});

	it("report a lost connection", async () => {
		answerWith(new TypeError("Failed to fetch"));
		expect(await linkCalls.check(ORDER.link, signal)).toEqual({ kind: "lost" });
	});
});
