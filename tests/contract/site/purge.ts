import { jobDetail } from "../../support/hosts/job-answers";
import { jsonAnswer, type Respond } from "../../support/hosts/stub-host";
import { newCode } from "../../support/pages/job-pages";
import { site } from "../../support/sites/shared-site";

export const TOKEN = "a token of the test that is long enough";

const COMPANY = { id: 3, title: "Terang Energy", slug: "purged" };

const PAGES = ["/public/companies/purged", "/public/companies/purged/jobs/roof-planner"];

/** A host that knows a job and its company, both under a title. */
const hostOf =
	(title: string): Respond =>
	(response, request) => {
		const job = { slug: "roof-planner", title };
		const company = { ...COMPANY, title };
		const isCompany = request.url === "/public/companies/purged";
		const body = isCompany ? { company, jobs: [{ id: 7, ...job }] } : jobDetail(job, { company });
		return jsonAnswer(200, body)(response, request);
	};

const purge = (body: unknown, token = TOKEN) =>
	fetch(`${site.address}/api/purge`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: JSON.stringify(body),
	});

export function describePurge() {
	describe("a purge by a job's code", () => {
		it("drops its page, its page by slugs and its company's page", async () => {
			const pages = [`/p/${newCode()}`, ...PAGES];
			site.host.respond = hostOf("Before");
			for (const page of pages) expect(await site.html(page)).toContain("Before");
			site.host.respond = hostOf("Afterwards");
			for (const page of pages) expect(await site.html(page)).toContain("Before");
			const answer = await purge({ codes: [pages[0]?.slice("/p/".length)] });
			expect([answer.status, answer.headers.get("x-cache-purge")]).toEqual([204, null]);
			for (const page of pages) expect(await site.html(page)).toContain("Afterwards");
		});

		it("succeeds if the job is unknown and its host fails", async () => {
			site.host.respond = jsonAnswer(500, {});
			expect((await purge({ codes: [newCode()] })).status).toBe(204);
		});

		it("requires the token", async () => {
			expect((await purge({ codes: [newCode()] }, "another")).status).toBe(401);
		});
	});
}
