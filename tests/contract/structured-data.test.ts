import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { decoded, withoutScripts } from "../support/html";
import { jobDetail } from "../support/job-answers";
import { jobPage } from "../support/job-pages";
import { type Site, startSite } from "../support/site";
import { type StubbedSite, startStubbedSite } from "../support/stubbed-site";

/** What a validator of search engines' rules reads in a page, and what it finds wrong. */
async function check(html: string) {
	const data = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
	const issues = await new Validator().validate(data);
	return {
		posting: data.jsonld.JobPosting?.[0],
		breadcrumbs: data.jsonld.BreadcrumbList?.[0],
		errors: issues.filter(({ severity }) => severity === "ERROR"),
		missing: issues.flatMap(({ fieldNames }) => fieldNames ?? []).sort(),
	};
}

it("the validator finds fault with a posting that lacks what it needs", async () => {
	const bad = { "@context": "https://schema.org/", "@type": "JobPosting", title: "x", datePosted: "soon" };
	const { errors } = await check(`<script type="application/ld+json">${JSON.stringify(bad)}</script>`);
	expect(errors.length).toBeGreaterThanOrEqual(3);
});

/** All of a page's structured data, as it stands in its HTML. */
const markupOf = (html: string): Record<string, unknown>[] =>
	[...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = ""]) =>
		JSON.parse(json),
	);

/** Values by the path to them, but for the vocabulary's own words. */
function valuesOf(node: unknown, path = ""): [path: string, value: unknown][] {
	if (typeof node !== "object" || node === null) return [[path, node]];
	return Object.entries(node).flatMap(([key, value]) =>
		key === "@context" || key === "@type" ? [] : valuesOf(value, path ? `${path}.${key}` : key),
	);
}

const textOf = (html: string) =>
	decoded(html.replace(/<[^>]+>/g, " "))
		.replace(/\s+/g, " ")
		.trim();

/** What is said in a page's markup and stands nowhere in what the page shows. */
function hiddenIn(html: string): string[] {
	const [head = "", body = ""] = html.split("</head>");
	const shown = decoded(withoutScripts(body));
	const text = textOf(withoutScripts(body));
	const isShown = (path: string, value: unknown) => {
		if (path === "directApply") return value === true && shown.includes("<form");
		if (path === "url" || path.endsWith("position")) return true;
		if (path === "description") {
			const lines = String(value)
				.split(/<[^>]+>/)
				.map(textOf);
			return lines.every((line) => text.includes(line));
		}
		if (path.endsWith(".item") && shown.includes(`href="${new URL(String(value)).pathname}"`)) return true;
		return shown.includes(String(value)) || decoded(head).includes(`rel="canonical" href="${value}"`);
	};
	return markupOf(html)
		.flatMap((node) => valuesOf(node))
		.flatMap(([path, value]) => (isShown(path, value) ? [] : [`${path}: ${value}`]));
}

it("a value that a page doesn't show is found", () => {
	const page = `<head></head><script type="application/ld+json">{"@type":"JobPosting","title":"Planner","url":"x"}</script>`;
	expect(hiddenIn(`${page}<h1>Roofer</h1>`)).toEqual(["title: Planner"]);
	expect(hiddenIn(`${page}<h1>Planner</h1>`)).toEqual([]);
});

describe("the demo jobs' structured data", () => {
	let site: Site;
	let pages: Map<string, string>;

	beforeAll(async () => {
		site = await startSite();
		const listed: { data: { open_code: string }[] } = await (await fetch(`${site.backend}/public/sitemap`)).json();
		const codes = [...listed.data.map(({ open_code }) => open_code), "ORBIT1%2BEU"];
		pages = new Map();
		for (const code of codes) pages.set(code, await (await fetch(`${site.origin}/p/${code}`)).text());
	}, 120_000);
	afterAll(() => site.stop());

	it("is without errors on every page, and misses nothing but what doesn't apply", async () => {
		let postings = 0;
		const optional = /^(?:applicantLocationRequirements|jobLocationType|baseSalary|validThrough|employmentType|logo)$/;
		for (const [code, html] of pages) {
			const { posting, errors, missing } = await check(html);
			if (posting) postings += 1;
			expect([code, errors]).toEqual([code, []]);
			expect([code, missing.filter((name) => !optional.test(name))]).toEqual([code, []]);
		}
		expect(postings).toBeGreaterThan(5);
	}, 60_000);

	it("says nothing that a page doesn't show", () => {
		for (const [code, html] of pages) expect([code, hiddenIn(html)]).toEqual([code, []]);
	});

	it("of a job with everything has all that search engines ask for", async () => {
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

	it.each(["ORBIT2", "ORBIT4"])("of %s is none, or of a job without a form doesn't offer one", async (code) => {
		const { posting } = await check(pages.get(code) ?? "");
		expect(posting?.directApply).toBeUndefined();
	});

	it.each([
		["/", "en"],
		["/id", "id"],
	])("of %s tells of the organisation and of the site", async (path, language) => {
		const nodes = markupOf(await (await fetch(site.origin + path)).text());
		expect(nodes).toMatchObject([
			{ "@type": "Organization", name: "Astronaut", url: `${site.origin}/` },
			{ "@type": "WebSite", name: "Astronaut", url: site.origin + path, inLanguage: language },
		]);
		const logo = await fetch(String(nodes[0]?.logo));
		expect(logo.headers.get("content-type")).toBe("image/png");
	});
});

describe("a job in any place", () => {
	let site: StubbedSite;

	beforeAll(async () => {
		site = await startStubbedSite();
	});
	afterAll(() => site.close());

	it.each([
		["remote within a country", { remote: true, country: "ID", city: null }],
		["without pay and due date", { salary: null, due_date: null }],
		["with one amount a year", { salary: { currency: "EUR", min: 50_000, max: 50_000, unit: "year" } }],
		["with a minimum alone", { salary: { currency: "EUR", min: 50_000, unit: "YEAR" } }],
		["with a maximum alone", { salary: { currency: "EUR", max: 50_000, unit: "YEAR" } }],
		["with cents an hour", { salary: { currency: "USD", min: 12.75, max: 15.5, unit: "HOUR" } }],
		["for several kinds of work", { jobType: "Full time / Magang" }],
		["under a name with marks of HTML", { title: `R&D "Lead" <Roofs> O'Neil` }],
	])("%s is without errors too, and shows all of it", async (_, fields) => {
		const { html } = await jobPage(site, fields);
		const { posting, errors } = await check(html);
		expect(posting).toBeDefined();
		expect(errors).toEqual([]);
		expect(hiddenIn(html)).toEqual([]);
	});

	it("with several ranges of pay shows each as text, and has none in its markup", async () => {
		const range = { currency: "EUR", min: 50_000, unit: "YEAR" };
		const { html } = await jobPage(site, {
			salary_ranges: [
				{ ...range, label: "Bonn <b>" },
				{ ...range, max: 60_000 },
			],
		});
		const text = textOf(withoutScripts(html));
		expect(text).toContain("Bonn <b>: from €50,000 a year €50,000 to €60,000 a year");
		expect(markupOf(html)[0]).not.toHaveProperty("baseSalary");
	});

	it("has its sections under the headings of the page", async () => {
		const { html } = await jobPage(
			site,
			{ requirement: "" },
			{ translation: { LABEL_RESPONSIBILITY: "What <you> do" } },
		);
		expect(markupOf(html)[0]?.description).toBe("<p>About it</p><h3>What &lt;you&gt; do</h3><p>Plan roofs</p>");
		expect(hiddenIn(html)).toEqual([]);
	});

	it("stands under one address, whichever way it is reached", async () => {
		const company = { id: 3, title: "Terang", slug: "terang" };
		const more = { ...jobDetail(), company };
		const { html } = await jobPage(site, { slug: "roof-planner" }, more);
		const address = "/public/companies/terang/jobs/roof-planner";
		expect(markupOf(html)[0]?.url).toMatch(new RegExp(`^https?://[^/]+${address}$`));
		expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+${address}"`));
		expect(markupOf(await site.html(address))[0]?.url).toBe(markupOf(html)[0]?.url);
	});
});
