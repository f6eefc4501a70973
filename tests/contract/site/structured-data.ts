import { jobDetail } from "../../support/hosts/job-answers";
import { withoutScripts } from "../../support/pages/html";
import { jobPage } from "../../support/pages/job-pages";
import { check, hiddenIn, markupOf, textOf } from "../../support/pages/structured-data";
import { site } from "../../support/sites/shared-site";

export function describeStructuredData() {
	describe("a job with any location", () => {
		it.each([
			["remote within a country", { remote: true, country: "ID", city: null }],
			["without pay and due date", { salary: null, due_date: null }],
			["with one amount a year", { salary: { currency: "EUR", min: 50_000, max: 50_000, unit: "year" } }],
			["with a minimum alone", { salary: { currency: "EUR", min: 50_000, unit: "YEAR" } }],
			["with a maximum alone", { salary: { currency: "EUR", max: 50_000, unit: "YEAR" } }],
			["with cents an hour", { salary: { currency: "USD", min: 12.75, max: 15.5, unit: "HOUR" } }],
			["in several places", { region: "Jawa Barat", other_places: [{ city: "Ipoh", region: "Perak", country: "MY" }] }],
			["partly at home, in a department", { hybrid: true, department: "R&D <Roofs>" }],
			["remote from several countries", { remote: true, other_places: [{ country: "MY" }, { country: "SG" }] }],
			["for several kinds of work", { jobType: "Full time / Magang" }],
			["under a name with marks of HTML", { title: `R&D "Lead" <Roofs> O'Neil` }],
		])("%s has valid markup, all of it visible", async (_, fields) => {
			const { html } = await jobPage(site, fields);
			const { posting, errors } = await check(html);
			expect(posting).toBeDefined();
			expect(errors).toEqual([]);
			expect(hiddenIn(html)).toEqual([]);
		});

		it("with several ranges of pay shows each as text, without markup", async () => {
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

		it("has its sections under the page's headings", async () => {
			const { html } = await jobPage(
				site,
				{ requirement: "" },
				{ translation: { LABEL_RESPONSIBILITY: "What <you> do" } },
			);
			expect(markupOf(html)[0]?.description).toBe("<p>About it</p><h3>What &lt;you&gt; do</h3><p>Plan roofs</p>");
			expect(hiddenIn(html)).toEqual([]);
		});

		it("has one canonical address, however it is requested", async () => {
			const company = { id: 3, title: "Terang", slug: "terang" };
			const more = { ...jobDetail(), company };
			const { html } = await jobPage(site, { slug: "roof-planner" }, more);
			const address = "/public/companies/terang/jobs/roof-planner";
			expect(markupOf(html)[0]?.url).toMatch(new RegExp(`^https?://[^/]+${address}$`));
			expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+${address}"`));
			expect(markupOf(await site.html(address))[0]?.url).toBe(markupOf(html)[0]?.url);
		});
	});
}
