import { type JobDetail, jobDetail } from "@/lib/contract/schemas/job";
import { toJsonLd } from "@/lib/job/json-ld";
import { jobPosting } from "@/lib/job/structured-data";
import { jobView } from "@/lib/job/view";
import { check, hiddenIn, markupOf } from "../support/pages/structured-data";
import { type Site, startSite } from "../support/sites/site";

it("the validator rejects an incomplete posting", async () => {
	const bad = { "@context": "https://schema.org/", "@type": "JobPosting", title: "x", datePosted: "soon" };
	const { errors } = await check(`<script type="application/ld+json">${JSON.stringify(bad)}</script>`);
	expect(errors.length).toBeGreaterThanOrEqual(3);
});

it("the test detects a value that the page doesn't show", () => {
	const page = `<head></head><script type="application/ld+json">{"@type":"JobPosting","title":"Planner","url":"x"}</script>`;
	expect(hiddenIn(`${page}<h1>Roofer</h1>`)).toEqual(["title: Planner"]);
	expect(hiddenIn(`${page}<h1>Planner</h1>`)).toEqual([]);
});

/** The traits that determine a job's page and its structured data: one entry for each. */
function traitsOf({ company, job, google_job_ids, show_due_date, invite }: JobDetail): string[] {
	const {
		aboutDescription,
		responsibility,
		requirement,
		country,
		remote,
		salary,
		jobType,
		language,
		introduction_video,
		header_image,
	} = job;
	const pay = salary && { ...salary, min: salary.min !== undefined, max: salary.max !== undefined };
	const marks = [aboutDescription, responsibility, requirement].join().match(/<\w+|&\w+;/g);
	return Object.entries({
		marks: [...new Set(marks)].sort(),
		country,
		remote,
		pay,
		jobType,
		language,
		isListed: google_job_ids?.length,
		show_due_date,
		invite,
		hasVideo: Boolean(introduction_video),
		hasHeader: Boolean(header_image),
		hasLogo: Boolean(company?.logoUrl),
		hasWebsite: Boolean(company?.website),
	}).map((trait) => JSON.stringify(trait));
}

/** Jobs with a trait that no earlier job has; the others are made in the same ways. */
function codesOfEachKind(details: ReadonlyMap<string, JobDetail>): string[] {
	const seen = new Set<string>();
	return [...details].flatMap(([code, detail]) => {
		const traits = traitsOf(detail);
		const isOther = traits.some((trait) => !seen.has(trait));
		for (const trait of traits) seen.add(trait);
		return isOther ? [code] : [];
	});
}

/** A job's posting by itself, as it would be in a page. */
function postingOf(detail: JobDetail, code: string): string {
	const view = jobView(detail, { by: "code", code }, []);
	const node = jobPosting(view, view.about, `https://www.example.com/p/${code}`, new Date());
	return node ? `<script type="application/ld+json">${toJsonLd(node)}</script>` : "";
}

/** Properties that the validator may miss, because not every job has them. */
const OPTIONAL = /^(?:applicantLocationRequirements|jobLocationType|baseSalary|validThrough|employmentType|logo)$/;

describe("the demo jobs' structured data", () => {
	let site: Site;
	let details: Map<string, JobDetail>;
	let pages: Map<string, string>;

	beforeAll(async () => {
		site = await startSite();
		const listed: { data: { open_code: string }[] } = await (await fetch(`${site.backend}/public/sitemap`)).json();
		const codes = [...listed.data.map(({ open_code }) => open_code), "ORBIT1%2BEU"];
		details = new Map();
		for (const code of codes) {
			const { backend, backendEu } = site;
			const answer = await fetch(`${code.endsWith("EU") ? backendEu : backend}/public/${code}`);
			details.set(code, jobDetail.parse(await answer.json()));
		}
		pages = new Map();
		for (const code of codesOfEachKind(details))
			pages.set(code, await (await fetch(`${site.origin}/p/${code}`)).text());
	}, 120_000);
	afterAll(() => site.stop());

	it("is valid for every job, complete where it applies", async () => {
		let postings = 0;
		for (const [code, detail] of details) {
			const { posting, errors, missing } = await check(postingOf(detail, decodeURIComponent(code)));
			if (posting) postings += 1;
			expect([code, errors]).toEqual([code, []]);
			expect([code, missing.filter((name) => !OPTIONAL.test(name))]).toEqual([code, []]);
		}
		expect(postings).toBeGreaterThan(100);
	}, 60_000);

	it("is valid on the pages, complete where it applies", async () => {
		let postings = 0;
		for (const [code, html] of pages) {
			const { posting, errors, missing } = await check(html);
			if (posting) postings += 1;
			expect([code, errors]).toEqual([code, []]);
			expect([code, missing.filter((name) => !OPTIONAL.test(name))]).toEqual([code, []]);
		}
		expect(postings).toBeGreaterThan(5);
	}, 60_000);

	it("contains only values that the page shows", () => {
		for (const [code, html] of pages) expect([code, hiddenIn(html)]).toEqual([code, []]);
	});

	it("of a job with every feature has all that search engines ask for", async () => {
		const { posting, breadcrumbs, missing } = await check(pages.get("ORBIT1") ?? "");
		expect(posting).toMatchObject({
			title: "Field Operations Coordinator",
			employmentType: "FULL_TIME",
			directApply: true,
			identifier: { "@type": "PropertyValue", name: "Terang Energy", value: "ORBIT1" },
			validThrough: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T23:59:59\+07:00$/),
			baseSalary: { currency: "IDR", value: { minValue: 12_000_000, maxValue: 17_000_000, unitText: "MONTH" } },
		});
		expect(missing).toEqual(["applicantLocationRequirements", "jobLocationType"]);
		expect(breadcrumbs?.itemListElement).toMatchObject([{ name: "Terang Energy" }, { name: posting?.title }]);
	});

	it.each(["ORBIT2", "ORBIT4"])("of %s is absent, or without direct apply for a job without a form", async (code) => {
		const { posting } = await check(pages.get(code) ?? "");
		expect(posting?.directApply).toBeUndefined();
	});

	it.each([
		["/", "en"],
		["/id", "id"],
	])("of %s describes the organisation and the site", async (path, language) => {
		const nodes = markupOf(await (await fetch(site.origin + path)).text());
		expect(nodes).toMatchObject([
			{ "@type": "Organization", name: "Astronaut", url: `${site.origin}/` },
			{ "@type": "WebSite", name: "Astronaut", url: site.origin + path, inLanguage: language },
		]);
		const logo = await fetch(String(nodes[0]?.logo));
		expect(logo.headers.get("content-type")).toBe("image/png");
	});
});
