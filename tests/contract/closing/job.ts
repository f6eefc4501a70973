import { dayFromNow, jobDetail } from "../../support/hosts/job-answers";
import { jsonAnswer, type Respond } from "../../support/hosts/stub-host";
import { newCode } from "../../support/pages/job-pages";
import { site } from "../../support/sites/shared-site";
import { clock } from "./clock";

type Fields = Record<string, unknown>;

const COMPANY = { id: 3, title: "Terang Energy", slug: "terang", website: "https://terang.co.id" };

const OPEN_JOBS = [
	{ id: 7, title: "Roof Planner", slug: "roof-planner", city: "Jakarta" },
	{ id: 8, title: "Site <b>Engineer</b>", slug: "site-engineer", city: "Bandung", due_date: dayFromNow(9) },
	{ id: 9, title: "Welder", open_code: "WELD1" },
	{ id: 10, title: "Long ago", slug: "long-ago", due_date: "2020-01-01" },
	{ id: 11, title: "", slug: "untitled" },
	{ id: 12, title: "Nowhere" },
];

/** A host with one job, whose company's response the test sets. */
const hostOf =
	(job: Fields, company: Respond): Respond =>
	(response, request) =>
		/^\/public\/companies\/[^/]+$/.test(request.url)
			? company(response, request)
			: jsonAnswer(200, jobDetail({ slug: "roof-planner", ...job }, { company: COMPANY }))(response, request);

const companyAnswer = jsonAnswer(200, { company: COMPANY, jobs: OPEN_JOBS });

const linksOf = (html: string) => [...html.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href);

/** The page of a job whose due date has passed. */
async function closedPage(company: Respond, job: Fields = {}, code = newCode()) {
	site.host.respond = hostOf({ due_date: dayFromNow(-3), ...job }, company);
	site.eu.respond = site.host.respond;
	const answer = await site.get(`/p/${code}`);
	return { status: answer.status, html: await answer.text() };
}

export function describeClosingJob() {
	beforeEach(() => clock.set(Date.now()));

	describe("an expired job", () => {
		it("says so, is not indexed or marked up, and has no form", async () => {
			const { status, html } = await closedPage(companyAnswer);
			expect(status).toBe(200);
			expect(html).toContain("Applications are closed");
			expect(html).toContain("About it");
			expect(html).toContain('<meta name="robots" content="noindex"');
			for (const part of ["application/ld+json", "<form", 'href="#apply"', "unavailable_after"]) {
				expect(html).not.toContain(part);
			}
		});

		it("links to the company's other open jobs", async () => {
			const { html } = await closedPage(companyAnswer);
			expect(linksOf(html)).toEqual(["/public/companies/terang/jobs/site-engineer", "/p/WELD1"]);
			expect(html).toContain("<bdi>Site &lt;b&gt;Engineer&lt;/b&gt;</bdi>");
			expect(html).toContain("Bandung");
		});

		it("links to the company's page, under each of its names", async () => {
			const link = />See [^<]+<\/a>/;
			const { html } = await closedPage(jsonAnswer(500, {}));
			expect(html).toMatch(/<a href="\/public\/companies\/terang"[^>]*>See Terang Energy<\/a>/);
			site.host.respond = jsonAnswer(200, jobDetail({ due_date: dayFromNow(-3) }, { company: { id: 3, slug: "a-b" } }));
			expect(await site.html(`/p/${newCode()}`)).toMatch(/<a href="\/public\/companies\/a-b"[^>]*>See a-b<\/a>/);
			site.host.respond = jsonAnswer(200, jobDetail({ due_date: dayFromNow(-3) }));
			expect(await site.html(`/p/${newCode()}`)).not.toMatch(link);
		});

		it("links to the company's open jobs even if the job has no slug", async () => {
			const { html } = await closedPage(companyAnswer, { slug: null });
			expect(linksOf(html)).toContain("/public/companies/terang/jobs/site-engineer");
		});

		it("links to the company inside an app too", async () => {
			site.host.respond = hostOf({ due_date: dayFromNow(-3) }, companyAnswer);
			const html = await site.html(`/mobile/companies/terang/jobs/${newCode().toLowerCase()}`);
			expect(html).toMatch(/<a href="\/mobile\/companies\/terang"[^>]*>See Terang Energy<\/a>/);
		});

		it("is in Indonesian, with Indonesian links", async () => {
			const { html } = await closedPage(companyAnswer, { language: "id" });
			expect(html).toContain("Lamaran sudah ditutup");
			expect(linksOf(html)[0]).toBe("/id/public/companies/terang/jobs/site-engineer");
		});

		it.each<[string, Respond, string?]>([
			["can't be loaded", jsonAnswer(500, {})],
			["answers with something else", jsonAnswer(200, { jobs: 7 })],
			["is not known", jsonAnswer(404, {})],
			["has no open jobs", jsonAnswer(200, { company: COMPANY, jobs: [] })],
			["is of the EU region", companyAnswer, "CLOSED1+EU"],
		])("omits the links if the company %s", async (_, ...[company, code]) => {
			// Each company has a distinct name, because responses are cached.
			const slug = newCode().toLowerCase();
			const job = { due_date: dayFromNow(-3) };
			const respond: Respond = (response, request) =>
				request.url === `/public/companies/${slug}`
					? company(response, request)
					: jsonAnswer(200, jobDetail({ slug: "a", ...job }, { company: { ...COMPANY, slug } }))(response, request);
			site.host.respond = respond;
			site.eu.respond = respond;
			const answer = await site.get(`/p/${encodeURIComponent(code ?? newCode())}`);
			const html = await answer.text();
			expect(answer.status).toBe(200);
			expect(html).toContain("Applications are closed");
			expect(linksOf(html)).toEqual([]);
		});
	});

	describe("an expiring job", () => {
		const day = dayFromNow(5);
		const LAST = Date.parse(`${day}T23:59:59.999+07:00`);

		it("is open until the last moment, and closed from the next on, even when cached", async () => {
			site.host.respond = hostOf({ due_date: day, timezone: "WIB" }, companyAnswer);
			const path = `/p/${newCode()}`;
			clock.set(LAST - 30_000);
			const open = await site.get(path);
			expect(open.headers.get("cache-control")).toMatch(/s-maxage=([12]?\d|30), stale-while-revalidate=[01],/);
			const html = await open.text();
			expect(html).toContain(`<meta name="robots" content="unavailable_after: ${day}T23:59:59+07:00"`);
			expect(html).toContain('"@type":"JobPosting"');
			clock.set(LAST + 1);
			const closed = await site.html(path);
			expect(closed).toContain("Applications are closed");
			expect(closed).not.toContain("JobPosting");
		});

		it("doesn't disclose a hidden due date", async () => {
			site.host.respond = jsonAnswer(200, jobDetail({ due_date: day }, { show_due_date: 0 }));
			expect(await site.html(`/p/${newCode()}`)).not.toMatch(/unavailable_after|validThrough/);
		});
	});
}
