import { dayFromNow } from "../../support/hosts/job-answers";
import { elementsOf, structuredDataOf, withoutScripts } from "../../support/pages/html";
import { jobPage } from "../../support/pages/job-pages";
import { site } from "../../support/sites/shared-site";

/** Elements of a page whose texts mean no harm. */
let ordinary: Record<string, number>;

const dataOf = (html: string) => JSON.parse(structuredDataOf(html) ?? "null");

export function describeJobTexts() {
	beforeAll(async () => {
		ordinary = elementsOf((await jobPage(site)).html);
	});

	describe("a job's title", () => {
		it.each([
			["json-ld: script break-out", "</script><script>alert(1)</script>"],
			["json-ld: comment break-out", "<!--<script>"],
			["a title break-out", "</title></head><body><h1>Fake</h1>"],
			["line separators", "a\u2028b\u2029c"],
		])("%s: adds no element, and its structured data has no < in it", async (_, title) => {
			const { answer, html } = await jobPage(site, { title });
			expect(answer.status).toBe(200);
			expect(elementsOf(html)).toEqual(ordinary);
			expect(structuredDataOf(html)).not.toContain("<");
			expect(dataOf(html).title).toBe(title.replace(/[\u2028\u2029]/g, ""));
			expect(html).toContain("</footer>");
		});

		it("json-ld: lone surrogate: replaced by U+FFFD in valid UTF-8, in every text", async () => {
			const broken = "Job \ud800";
			const { answer, html } = await jobPage(site, {
				title: broken,
				city: "\udc00City",
				aboutDescription: `<p>${broken}</p>`,
			});
			expect(answer.status).toBe(200);
			expect(html).toContain("<title>Job \ufffd");
			expect(structuredDataOf(html)).not.toMatch(/\\ud[89a-f]/i);
			expect(dataOf(html)).toMatchObject({ title: "Job \ufffd", description: expect.stringContaining("Job \ufffd") });
			const bytes = await (await site.get(new URL(answer.url).pathname)).arrayBuffer();
			expect(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes)).not.toThrow();
		});

		it("rich-text: bidi / zero width: the page contains no such character", async () => {
			const title = "Cash\u202ereganam\u202c\u200b";
			const { html } = await jobPage(
				site,
				{ title, aboutDescription: `<p>${title}</p>` },
				{ call_action_message: title },
			);
			expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\\u20(?:2[a-e]|6[6-9])|&#x?202/i);
			expect(html).toMatch(/<h1 [^>]*dir="auto"[^>]*>Cashreganam<\/h1>/);
			expect(dataOf(html).title).toBe("Cashreganam");
		});
	});

	describe("structured data", () => {
		it.each([
			["json-ld: bad dates", { published_at: "soon", due_date: "0000-00-00" }],
			["json-ld: bad dates, a day that doesn't exist", { published_at: "2026-02-30" }],
			["no city and no country", { city: null, country: "Neverland" }],
			["no description", { aboutDescription: "<!-- -->", responsibility: "", requirement: null }],
			["a job that the company didn't list", { id: 8 }],
		])("%s: omitted, and the page stays", async (_, fields) => {
			const { answer, html } = await jobPage(site, fields);
			expect(answer.status).toBe(200);
			expect(structuredDataOf(html)).toBeNull();
			expect(html).toContain("Roof Planner");
		});

		it("json-ld: bad dates: an unknown due date is omitted", async () => {
			const { html } = await jobPage(site, { due_date: "0000-00-00" });
			expect(dataOf(html)).toMatchObject({ datePosted: dayFromNow(-3) });
			expect(dataOf(html)).not.toHaveProperty("validThrough");
			expect(html).not.toContain("0000-00-00");
		});

		it("json-ld: expired job: no structured data, and noindex", async () => {
			const { answer, html } = await jobPage(site, { due_date: dayFromNow(-2) });
			expect(answer.status).toBe(200);
			expect(structuredDataOf(html)).toBeNull();
			expect(html).toContain('<meta name="robots" content="noindex');
			expect((await jobPage(site)).html).not.toContain("noindex");
		});

		it("contains every fact of an ordinary job, as the page shows it", async () => {
			const { html } = await jobPage(site);
			const data = dataOf(html);
			expect(data).toMatchObject({
				"@type": "JobPosting",
				title: "Roof Planner",
				employmentType: "FULL_TIME",
				hiringOrganization: { name: "Terang Energy" },
				jobLocation: { address: { addressLocality: "Jakarta", addressCountry: "ID" } },
				baseSalary: { currency: "IDR", value: { minValue: 9_000_000, maxValue: 12_000_000, unitText: "MONTH" } },
			});
			expect(data.validThrough).toMatch(/^\d{4}-\d{2}-\d{2}T23:59:59\+07:00$/);
		});
	});

	describe("backend-response: null fields everywhere", () => {
		const nothing = Object.fromEntries(
			["title", "jobType", "due_date", "published_at", "aboutDescription", "city", "country", "salary", "document_list"]
				.concat(["responsibility", "requirement", "introduction_video", "language", "open_code", "header_image"])
				.map((name) => [name, null]),
		);

		it("shows the page without those parts, and without structured data", async () => {
			const { answer, html } = await jobPage(site, nothing, {
				company: null,
				show_due_date: null,
				google_job_ids: null,
			});
			expect(answer.status).toBe(200);
			expect(structuredDataOf(html)).toBeNull();
			expect(elementsOf(html)).toMatchObject({ main: 1, h1: 1, header: 1, footer: 1 });
			expect(withoutScripts(html)).not.toMatch(/\bnull\b|undefined|NaN|Invalid Date/);
		});

		it.each([
			[
				"values of other kinds",
				{ title: ["x"], salary: "much", remote: {}, introduction_video: 1, additionalField: {} },
			],
			["a language that doesn't exist", { language: "en-x1" }],
			["a country that doesn't exist", { country: "ZZ" }],
			["numbers without end", { salary: { currency: "IDR", min: "1e999", max: -1, unit: "FORTNIGHT" } }],
			["a currency that doesn't exist", { salary: { currency: "ZZZ", min: 1 } }],
			[
				"an address that can't be read as video",
				{ introduction_video: { job_video_url: "https://[::1", job_video_id: {} } },
			],
		])("%s: the page stays", async (_, fields) => {
			const { answer, html } = await jobPage(site, fields);
			expect(answer.status).toBe(200);
			expect(withoutScripts(html)).not.toMatch(/\bnull\b|undefined|NaN|Infinity/);
		});
	});
}
