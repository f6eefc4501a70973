import { finishPath, requestPath } from "@/lib/document-request/address";
import { endless, gzipBomb, maintenance, resetHalfway } from "../../support/hosts/misbehaviour";
import { requestAnswer } from "../../support/hosts/request-answers";
import { jsonAnswer, type Respond } from "../../support/hosts/stub-host";
import { elementsOf } from "../../support/pages/html";
import { expectPrivate } from "../../support/pages/private-page";
import { site } from "../../support/sites/shared-site";
import { forgetFailures } from "./clock";

const HASH = "hash-1";

const UPLOAD = requestPath("upload", HASH);

const FINISH = requestPath("finish", HASH);

const EXPIRED = requestPath("expired", HASH);

const CALL = `/public/upload/candidates/${HASH}/document`;

const SUBMITTED = requestAnswer({ submitted_document: 1 });

const PAST = requestAnswer({ due_date_doc: "2020-01-31" });

const UNKNOWN = jsonAnswer(404, { message: "unknown" });

export function describeDocumentRequests() {
	beforeEach(() => {
		site.host.respond = requestAnswer();
	});

	describe("the pages of a document request", () => {
		const pages: [path: string, respond: Respond, status: number][] = [
			[UPLOAD, requestAnswer(), 200],
			[UPLOAD, SUBMITTED, 307],
			[UPLOAD, PAST, 307],
			[UPLOAD, UNKNOWN, 404],
			[FINISH, SUBMITTED, 200],
			[finishPath(HASH, "sent"), SUBMITTED, 200],
			[finishPath(HASH, "failed"), requestAnswer(), 200],
			[finishPath(HASH, "sent"), requestAnswer(), 200],
			[finishPath(HASH, "sent"), UNKNOWN, 404],
			[`${FINISH}?result=failed&result=failed`, requestAnswer(), 307],
			[FINISH, resetHalfway, 200],
			[FINISH, UNKNOWN, 404],
			[EXPIRED, PAST, 200],
			[EXPIRED, UNKNOWN, 404],
		];

		it("are rendered for each visit, uncached, unindexed, and without a referrer", async () => {
			for (const prefix of ["", "/id"]) {
				for (const [path, respond, status] of pages) {
					site.host.respond = respond;
					const answer = await site.get(prefix + path);
					expect([path, answer.status]).toEqual([path, status]);
					expectPrivate(answer);
					const html = await answer.text();
					expect(html).toContain('<meta name="robots" content="noindex');
					expect(html).toMatch(/<meta name="referrer" content="(?:no-referrer|same-origin)"\/>/);
					expect([...new Set(site.host.calls.map(({ url }) => url))]).toEqual([CALL]);
				}
			}
		});

		it("explain a missing request, with a heading and a contact", async () => {
			site.host.respond = UNKNOWN;
			for (const path of [UPLOAD, FINISH, EXPIRED]) {
				const html = await site.html(path);
				expect(html).toContain("Oops, this link leads nowhere");
				expect(html).toContain("mailto:");
			}
		});

		it.each(["../../etc", "a b", "%2e%2e", "x".repeat(200), "a%00b"])("call no host for %s", async (hash) => {
			await site.get(`/multiupload/candidates/${encodeURIComponent(hash)}`);
			expect(site.host.calls).toEqual([]);
		});

		it.each([
			["a script break-out", "</script><script>alert(1)</script>"],
			["a title break-out", "</title></head><body><h1>Fake</h1>"],
			["an attribute break-out", '"><img src=x onerror=alert(1)>'],
			["a style break-out", "</style><script>alert(1)</script>"],
		])("gain no element through %s", async (_, text) => {
			const ordinary = elementsOf(await site.html(UPLOAD));
			const job = { id: 7, title: text, jobType: text, open_code: "ROOF77", background: text };
			const document_list = [
				{ type: text, option_value: 2 },
				{ type: text, option_value: 1 },
			];
			const company = { id: 3, title: text, brand_color: text };
			const translation = { TITLE_UPLOAD: text, REQUEST_SUBMIT: text };
			const candidate = { fullname: text };
			site.host.respond = requestAnswer({ job: { ...job, document_list }, company, candidate, translation });
			const answer = await site.get(UPLOAD);
			expect(answer.status).toBe(200);
			expect(elementsOf(await answer.text())).toEqual(ordinary);
		});

		it("use the request's dictionary, key by key", async () => {
			site.host.respond = requestAnswer({ translation: { REQUEST_SUBMIT: "Hand in", UPLOAD_CHOOSE: "Pick one" } });
			const html = await site.html(UPLOAD);
			expect(html).toContain("Hand in");
			expect(html).toContain("Pick one");
			expect(html).toContain("Upload your files here");
		});
	});

	describe("a failing host", () => {
		forgetFailures();

		it.each([
			["breaks off", resetHalfway],
			["never ends", endless()],
			["sends a bomb", gzipBomb],
			["answers 500", jsonAnswer(500, { message: "inner secret" })],
			["answers a page", maintenance],
			["answers nonsense", jsonAnswer(200, { job: "none" })],
		])(
			"and %s costs the upload page one call and an honest page, and doesn't affect the finish page",
			async (_, respond) => {
				site.host.respond = respond;
				const upload = await site.get(UPLOAD);
				expect(upload.status).toBeGreaterThanOrEqual(500);
				expect(await upload.text()).not.toContain("inner secret");
				const unknown = await site.get(FINISH);
				expect([unknown.status, (await unknown.text()).includes("We can&#x27;t check this right now")]).toEqual([
					200,
					true,
				]);
				const failed = await site.get(finishPath(HASH, "failed"));
				expect([failed.status, (await failed.text()).includes("Your documents weren't sent")]).toEqual([200, true]);
			},
		);

		it("is called once per failing page, so that a visitor waits for one time limit, not two", async () => {
			site.host.respond = jsonAnswer(500, {});
			await site.get(UPLOAD);
			expect(site.host.calls).toHaveLength(1);
		});
	});
}
