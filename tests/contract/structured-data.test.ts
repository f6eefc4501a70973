import { type Site, startSite } from "../support/site";
import { check, hiddenIn, markupOf } from "../support/structured-data";

it("the validator finds fault with a posting that lacks what it needs", async () => {
	const bad = { "@context": "https://schema.org/", "@type": "JobPosting", title: "x", datePosted: "soon" };
	const { errors } = await check(`<script type="application/ld+json">${JSON.stringify(bad)}</script>`);
	expect(errors.length).toBeGreaterThanOrEqual(3);
});

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
