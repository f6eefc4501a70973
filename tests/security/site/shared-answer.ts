import { endless, gzipBomb, maintenance, resetHalfway } from "../../support/hosts/misbehaviour";
import { answerPath, recordedAnswer } from "../../support/hosts/shared-answers";
import { jsonAnswer } from "../../support/hosts/stub-host";
import { decoded, elementsOf } from "../../support/pages/html";
import { expectPrivate } from "../../support/pages/private-page";
import { site } from "../../support/sites/shared-site";
import { forgetFailures } from "./clock";

const PATH = answerPath("hash-1");

const NOINDEX = '<meta name="robots" content="noindex"/>';

export function describeSharedAnswers() {
	beforeEach(() => {
		site.host.respond = recordedAnswer();
	});

	describe("the page of a shared answer", () => {
		it("is rendered for each visit, uncached, unindexed, and without a referrer", async () => {
			for (const path of [PATH, PATH, `/id${PATH}`]) {
				const answer = await site.get(path);
				expect(answer.status).toBe(200);
				expectPrivate(answer);
				const html = await answer.text();
				expect(html).toContain(NOINDEX);
				expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
				expect(html).not.toContain('rel="canonical"');
			}
			const requests = site.host.calls.map(({ url }) => url);
			expect(requests).toEqual(Array(3).fill("/public/candidates/video/hash-1/filter"));
		});

		it.each([
			["a script break-out", "</script><script>alert(1)</script>"],
			["a title break-out", "</title></head><body><h1>Fake</h1>"],
			["an attribute break-out", '"><img src=x onerror=alert(1)>'],
			["an endless text", "long ".repeat(20_000)],
		])("gains no element through %s", async (_, title) => {
			const ordinary = elementsOf(await site.html(PATH));
			const parts = { candidate: { fullname: title }, job: { title }, question: { title } };
			site.host.respond = recordedAnswer({ ...parts, company: { title, logoUrl: "https://cdn.example.com/logo.svg" } });
			const answer = await site.get(PATH);
			expect(answer.status).toBe(200);
			expect(elementsOf(await answer.text())).toEqual(ordinary);
		});

		it.each([
			"javascript:alert(1)",
			"data:text/html,<script>alert(1)</script>",
			"http://cdn.evil.test/a",
			"https://169.254.169.254/a",
			"https://user:pass@cdn.evil.test/a",
		])("loads nothing from %s, and says that the video can't be played", async (url) => {
			site.host.respond = recordedAnswer({
				company: { logoUrl: url },
				video_url: url,
				thumbnail_url: url,
				captions_url: url,
			});
			const html = await site.html(PATH);
			expect(html).not.toMatch(/javascript:|data:text|evil\.test|169\.254/);
			expect(html).not.toContain("<video");
			expect(decoded(html)).toContain("The video can't be played");
			expect(html).not.toContain(">Candidate has not answered this question yet<");
		});
	});

	it.each(["company", "candidate", "job", "question", "video_url"] as const)(
		"an answer without its %s omits that part",
		async (part) => {
			site.host.respond = recordedAnswer({ [part]: null });
			const answer = await site.get(PATH);
			const html = await answer.text();
			expect(answer.status).toBe(200);
			const shown = ["Surya Stub", "Ayu Lestari", "Roof Planner", "What did you do first?", "<video"];
			expect(shown.filter((text) => !html.includes(text))).toHaveLength(1);
		},
	);

	describe("an unknown link", () => {
		it.each(["hash-2", "ab", `${"a".repeat(129)}`, "a%20b", "a%3Cb", "caf%C3%A9"])(
			"%s is a 404 with a message",
			async (hash) => {
				site.host.respond = jsonAnswer(404, { message: "unknown" });
				const answer = await site.get(answerPath(hash));
				expect(answer.status).toBe(404);
				expectPrivate(answer);
				expect(await answer.text()).toContain("this answer isn&#x27;t here");
				expect(site.host.calls).toHaveLength(hash === "hash-2" ? 1 : 0);
			},
		);

		it.each([[{}], [{ candidate: null }], [{ candidate: {}, question: null, thumbnail_url: "a" }], [[]]])(
			"includes one whose host answers %j",
			async (body) => {
				site.host.respond = jsonAnswer(200, body);
				expect((await site.get(`/id${PATH}`)).status).toBe(404);
			},
		);
	});

	describe("an answer whose host misbehaves", () => {
		forgetFailures();

		it.each([
			["an endless body", endless()],
			["a gzip bomb", gzipBomb],
			["a redirect", jsonAnswer(302, {}, { location: "http://169.254.169.254/" })],
			["a body that breaks off", resetHalfway],
			["a server error", jsonAnswer(500, { message: "SQLSTATE at db.php:7" })],
			["no answer's JSON", jsonAnswer(200, "x")],
			["no JSON", maintenance],
			["another shape", jsonAnswer(200, { candidate: [1] })],
		])("%s: shows advice with a retry, and nothing internal", async (_, respond) => {
			site.host.respond = respond;
			const answer = await site.get(`/id${PATH}`);
			expect(answer.status).toBe(200);
			expectPrivate(answer);
			const html = await answer.text();
			expect(html).toContain(NOINDEX);
			expect(html).toContain("data-errored");
			expect(html).toContain("sedang tidak bisa dimuat");
			expect(html).toContain('href="/id/public/candidates/video/hash-1"');
			expect(html).not.toMatch(/SQLSTATE|169\.254|at .*:\d+:\d+/);
		});
	});
}
