import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { withoutScripts } from "../support/html";
import { jobPage } from "../support/job-pages";
import { type Site, startSite } from "../support/site";
import { type StubbedSite, startStubbedSite } from "../support/stubbed-site";

/** What a validator of search engines' rules reads in a page, and what it finds wrong. */
async function check(html: string) {
	const data = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
	const issues = await new Validator().validate(data);
	return {
		posting: data.jsonld.JobPosting?.[0],
		errors: issues.filter(({ severity }) => severity === "ERROR"),
		missing: issues.flatMap(({ fieldNames }) => fieldNames ?? []).sort(),
	};
}

it("the validator finds fault with a posting that lacks what it needs", async () => {
	const bad = { "@context": "https://schema.org/", "@type": "JobPosting", title: "x", datePosted: "soon" };
	const { errors } = await check(`<script type="application/ld+json">${JSON.stringify(bad)}</script>`);
	expect(errors.length).toBeGreaterThanOrEqual(3);
});

/** The text that a page shows. */
const textOf = (html: string) =>
	withoutScripts(html)
		.replace(/<[^>]+>/g, " ")
		.replace(/&amp;/g, "&")
		.replace(/&#x27;/g, "'")
		.replace(/\s+/g, " ");

describe("the demo job's structured data", () => {
	let site: Site;
	let html: string;

	beforeAll(async () => {
		site = await startSite();
		html = await (await fetch(`${site.origin}/p/ORBIT1`)).text();
	});
	afterAll(() => site.stop());

	it("is a JobPosting without errors that misses nothing but what does not apply", async () => {
		const { posting, errors, missing } = await check(html);
		expect(posting).toMatchObject({ title: "Field Operations Coordinator", directApply: true });
		expect(errors).toEqual([]);
		expect(missing).toEqual(["applicantLocationRequirements", "identifier", "jobLocationType"]);
	});

	it("says nothing that the page doesn't show", async () => {
		const { posting } = await check(html);
		const text = textOf(html);
		const { title, description } = posting as { title: string; description: string };
		expect(text).toContain(title);
		for (const part of description
			.split(/<[^>]+>/)
			.map((line) => line.trim())
			.filter(Boolean)) {
			expect(text).toContain(textOf(part).trim());
		}
		for (const fact of ["Jakarta", "Indonesia", "12,000,000", "17,000,000", "Full time", "Terang Energy"]) {
			expect(text).toContain(fact);
		}
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
	])("%s is without errors too", async (_, fields) => {
		const { posting, errors } = await check((await jobPage(site, fields)).html);
		expect(posting).toBeDefined();
		expect(errors).toEqual([]);
	});
});
