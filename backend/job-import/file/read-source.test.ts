import { ImportError } from "../import-error";
import { readJobs } from "../read-jobs";

const POSTING = { "@type": "JobPosting", title: "Cook", description: "<p>Cook</p>", hiringOrganization: { name: "A" } };
const page = (...scripts: unknown[]) => `<!doctype html><html><head>
	${scripts.map((script) => `<script type="application/ld+json">${JSON.stringify(script)}</script>`).join("")}
	<script>const x = 1;</script></head><body><h1>Careers</h1></body></html>`;

const titles = (text: string) => readJobs(text).jobs.map(({ job }) => job.title);

const linesOf = (text: string) => {
	try {
		return readJobs(text) && [];
	} catch (error) {
		return error instanceof ImportError ? error.lines : [String(error)];
	}
};

describe("a career page", () => {
	it("has its jobs in JSON-LD, among other nodes, lists and graphs", () => {
		const items = {
			"@type": "ItemList",
			itemListElement: [{ "@type": "ListItem", item: { ...POSTING, title: "Baker" } }],
		};
		const graph = {
			"@graph": [
				{ "@type": "WebSite" },
				{ ...POSTING, title: "Waiter", hiringOrganization: { "@id": "#o" } },
				{ "@id": "#o", name: "Kedai" },
			],
		};
		const text = page({ "@type": "BreadcrumbList", itemListElement: [] }, POSTING, items, graph);
		expect(titles(text)).toEqual(["Cook", "Baker", "Waiter"]);
		expect(readJobs(text).jobs[2]?.job.company.title).toBe("Kedai");
	});

	it("may contain broken scripts and line breaks inside strings", () => {
		const broken = `<script type="application/ld+json">{"@type":</script>`;
		const text = `${broken}<script type="application/ld+json">${JSON.stringify(POSTING).replace("<p>Cook", "<p>Co\nok")}</script>`;
		expect(readJobs(`<html>${text}`).jobs[0]?.job.about).toBe("<p>Co ok</p>");
	});

	it("names a problem's job without a line", () => {
		const { problems, explain } = readJobs(page({ ...POSTING, jobLocation: 5 }));
		expect(explain(problems)).toEqual([expect.stringMatching(/^job 1 “Cook”: jobLocation must be text/)]);
	});
});

describe("a source that isn't known", () => {
	const KNOWN =
		"Known are our own format, schema.org JobPostings (also inside of a web page), and the lists of Ashby, BambooHR,";

	it.each([
		[page(), "a web page without any JSON-LD"],
		[page({ "@type": "WebSite" }), "a web page whose JSON-LD has no JobPosting"],
		['<?xml version="1.0"?><rss><channel/></rss>', "an RSS feed"],
		[
			'<rss xmlns:tt="https://teamtailor.com/locations"><channel/></rss>',
			"Teamtailor's RSS feed; jobs.json at the same",
		],
		["<urlset><url/></urlset>", "a sitemap"],
		["<jobs><job><id>1</id><internalcode>E-1</internalcode></job></jobs>", "an answer of JazzHR"],
		["<list><entry>1</entry></list>", "XML with <list>"],
		['{"total":1,"jobPostings":[{"title":"Cook"}]}', "an answer of Workday"],
		['{"jobPostingInfo":{"title":"Cook"},"hiringOrganization":{"name":"A"}}', "an answer of Workday"],
		['[{"id":"a","friendly_id":"a-cook"},{"id":"b","friendly_id":"b-baker"}]', "an answer of Breezy HR"],
		['[{"name":"Cook","uid":"1","url_comeet_hosted_page":"https://x.example"}]', "an answer of Comeet"],
		['{"data":[{"uuid":"a","name":"Cook","workLocation":{}},{"uuid":"b"}]}', "an answer of Rippling"],
		[
			'{"jobs":[{"title":"Cook","categories":["Food"],"publishedAt":"2026-01-01"},{"pubDate":1}]}',
			"a list, whose first entry is an object with title, categories, publishedAt",
		],
		['{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1}', "an object with a, b, c, d, e, f and more"],
	])("is described, and the known ones are named: %#", (text, looks) => {
		expect(linesOf(text)).toEqual([
			expect.stringMatching(`it looks like ${looks}.*\\. ${KNOWN}`.replaceAll("(", "\\(").replaceAll(")", "\\)")),
		]);
	});

	it("is distinguished from a known list without a job", () => {
		expect(linesOf('{"offers":[]}')).toEqual(["The file has no jobs."]);
		expect(linesOf("<workzag-jobs></workzag-jobs>")).toEqual(["The file has no jobs."]);
	});

	it("stops only its own row in a list of known ones", () => {
		const own = { title: "Cook", aboutDescription: "x", company: "A" };
		const { problems, explain } = readJobs(JSON.stringify([own, { title: "Baker", externalPath: "/x" }]));
		expect(explain(problems)).toEqual([
			expect.stringContaining("job 2 “Baker”: isn't a job in a format that is known"),
		]);
	});

	it("doesn't expand entities that it declares itself", () => {
		const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
		const position =
			"<position><id>1</id><name>Cook &b; &amp; Co</name><jobDescriptions><jobDescription><value>x</value></jobDescription></jobDescriptions></position>";
		expect(titles(`<?xml version="1.0"?>${doctype}<workzag-jobs>${position}</workzag-jobs>`)).toEqual([
			"Cook &b; & Co",
		]);
	});

	it("reads a document behind many comments at once", () => {
		const position =
			"<position><id>1</id><name>Cook</name><jobDescriptions><jobDescription><value>x</value></jobDescription></jobDescriptions></position>";
		expect(titles(`${"<!-- a -->".repeat(200)}<workzag-jobs>${position}</workzag-jobs>`)).toEqual(["Cook"]);
	});
});
