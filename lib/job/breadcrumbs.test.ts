import { breadcrumbs } from "./breadcrumbs";

const COMPANY = { name: "Terang", url: "https://www.example.com/public/companies/terang" };
const JOB = { name: "Roof Planner", url: "https://www.example.com/public/companies/terang/jobs/roof-planner" };

describe("breadcrumbs", () => {
	it("list the parent pages, counted from one", () => {
		expect(breadcrumbs([COMPANY, JOB])).toEqual({
			"@context": "https://schema.org/",
			"@type": "BreadcrumbList",
			itemListElement: [
				{ "@type": "ListItem", position: 1, name: COMPANY.name, item: COMPANY.url },
				{ "@type": "ListItem", position: 2, name: JOB.name, item: JOB.url },
			],
		});
	});

	it.each([
		["no page", []],
		["one page alone", [JOB]],
		["a page without a name", [{ ...COMPANY, name: "" }, JOB]],
	])("are empty for %s", (_, way) => {
		expect(breadcrumbs(way)).toBeNull();
	});
});
