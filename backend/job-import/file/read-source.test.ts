import { ImportError } from "../import-error";
import { readJobs, readSourceJobs } from "../read-jobs";
import { readSource } from "./read-source";

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

	it("may have its jobs deep inside of other nodes", () => {
		const list = { "@type": "ItemList", itemListElement: [{ ...POSTING, title: "Baker" }] };
		const main = { "@type": "WebPage", mainEntity: { ...POSTING, title: "Waiter" } };
		const nested = { "@type": "Organization", name: "Kedai", hasOfferCatalog: { ...list, "@type": "OfferCatalog" } };
		expect(titles(page(main, { "@type": "CollectionPage", mainEntity: list }, { "@graph": [main] }, nested))).toEqual([
			...["Waiter", "Baker", "Waiter", "Baker"],
		]);
	});

	const scripted = (script: string) => `<html><script type="application/ld+json">${script}</script></html>`;
	const written = JSON.stringify(POSTING);
	it.each([
		["a comma too many", written.replace(/}$/, ",}")],
		["comments", `/* our jobs */ ${written.replace(/}$/, " // the end\n}")}`],
		["a comment around it", `<!-- ${written} -->`],
		["CDATA around it", `//<![CDATA[\n${written}\n//]]>`],
		["bare CDATA around it", `<![CDATA[${written}]]>`],
		["a semicolon behind it", `${written};`],
		["quotation marks as entities", written.replaceAll('"', "&quot;")],
	])("may have %s in its script", (_, script) => {
		const { jobs, notes } = readJobs(scripted(script));
		expect([jobs.map(({ job }) => job.about), notes]).toEqual([["<p>Cook</p>"], []]);
	});

	it("may have backslashes that JSON doesn't know, which stay", () => {
		const { jobs } = readJobs(scripted(written.replace("<p>Cook</p>", "<p>Cook\\_here \\n\\u0041\\'</p>")));
		expect(jobs[0]?.job.about).toBe("<p>Cook\\_here \nA'</p>");
	});

	it("keeps the lines of a plain text that is written over several", () => {
		const { jobs } = readJobs(scripted(written.replace("<p>Cook</p>", "Cook:\n- rice\n- noodles")));
		expect(jobs[0]?.job.about).toBe("<p>Cook:</p>\n<ul><li>rice</li><li>noodles</li></ul>");
	});

	it("has its job, and a note on what follows it and can't be read", () => {
		const { jobs, notes } = readJobs(scripted(`${written}\n"workHours": "9 to 5"`));
		expect(jobs.map(({ job }) => job.title)).toEqual(["Cook"]);
		expect(notes).toEqual([
			expect.stringMatching(/^Left out: a part of the page's JSON-LD.*script 1, line 2, column 1/),
		]);
	});

	it("with a script that could be cut short has no job, and the message says where", () => {
		const script = written.replace("<p>Cook</p>", 'Our "best" kitchen');
		expect(linesOf(scripted(script))).toEqual([
			"No job can be read.",
			expect.stringMatching(/^Left out: a part of the page's JSON-LD .*\(script 1, line 1, column \d+: /),
		]);
	});

	it("that breaks off says so, and where", () => {
		expect(linesOf(scripted(written).slice(0, -30))).toEqual([
			"No job can be read.",
			expect.stringMatching(/\(script 1, line 1, column \d+: it breaks off here, in the middle; /),
		]);
	});

	it("of which a part can't be read has the other jobs, but ends a sync", () => {
		const html = `${scripted(written)}${scripted(written.replace("Cook", 'A "Cook"'))}`;
		expect(titles(html)).toEqual(["Cook"]);
		const notes = [expect.stringMatching(/^Left out: a part of the page's JSON-LD.*script 2/)];
		expect(readJobs(html).notes).toEqual(notes);
		expect(() => readSourceJobs(readSource(html), { isSync: true })).toThrow(expect.objectContaining({ lines: notes }));
	});

	const microdata = `<main itemscope itemtype="https://schema.org/JobPosting">
		<h1 itemprop="title">Cook</h1><meta itemprop="datePosted" content="2026-11-02">
		<a itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization" href="/us"><b itemprop="name">Kedai</b></a>
		<div itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><p itemprop="address" itemscope
			itemtype="https://schema.org/PostalAddress"><i itemprop="addressLocality">Solo</i> <i itemprop="addressCountry">ID</i></p></div>
		<span itemprop="employmentType">PART_TIME</span> <a itemprop="url" href="https://kedai.example.com/1">Apply</a>
		<div itemprop="description"><p>Cook</p><ul><li>rice</li></ul></div></main>`;
	const rdfa = microdata
		.replaceAll(/itemscope\s+itemtype="https:\/\/schema.org\/(\w+)"/g, 'typeof="$1"')
		.replaceAll("itemprop=", "property=");
	it.each([
		["microdata", microdata],
		["RDFa", rdfa],
		["RDFa with a prefix", rdfa.replaceAll(/(typeof|property)="/g, '$1="schema:')],
	])("may have its job in %s", (_, html) => {
		expect(readJobs(`<html><body>${html}</body></html>`).jobs[0]?.job).toMatchObject({
			...{ title: "Cook", externalId: "https://kedai.example.com/1", publishedAt: "2026-11-02", jobType: "Part time" },
			...{ city: "Solo", country: "ID", about: "<p>Cook</p><ul><li>rice</li></ul>", company: { title: "Kedai" } },
		});
	});

	it("that is nested too deeply is refused in one line", () => {
		const deep = `{"@type":"WebPage","a":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
		expect(linesOf(scripted(deep))).toEqual(["The page is nested too deeply."]);
	});

	it("with JSON-LD has each job once, although it also marks it up", () => {
		expect(titles(`<html>${microdata}${scripted(written)}</html>`)).toEqual(["Cook"]);
	});

	it("may be a part of a page", () => {
		expect(titles(`<section>${scripted(written)}</section>`)).toEqual(["Cook"]);
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
		[
			'<rss xmlns:job_listing="https://kedai.example.com"><channel/></rss>',
			"WP Job Manager's RSS feed; the page of each job is read",
		],
		["<strong>Jobs</strong><p>None</p>", "a web page without any JSON-LD"],
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

	it.each([
		"<source><job><title>Ba",
		"<source><job><title>Baker</title></job>",
		"<source><job/></source",
		"<!-- a --><source>",
		"<source><job><title>A</title></job><job><title>B</title><category/>",
		"<source><job><title>A</title><description><![CDATA[Bread<br/>",
		"<source><job/><!-- more/>",
		"<source><![CDATA[<br/>",
		"<source><job/><job id='a/>",
	])("that is XML and breaks off says so, and where: %s", (text) => {
		const [said, ...more] = linesOf(`${text}\n`);
		expect(more).toEqual([]);
		expect(said).toBe(
			`The XML is broken. line 1, column ${text.length + 1}: it breaks off here, in the middle; was all of it saved or downloaded?`,
		);
	});

	it.each([
		"<source/>",
		"<source></source >\n<!-- a --> <!-- b -->",
		"<source></source><?php ?>",
		"<source></source>\0",
		"<source />\n<!-- a -->",
	])("reads XML with an empty root, and with something behind it: %j", (text) => {
		expect(linesOf(text)).toEqual(["The file has no jobs."]);
	});

	it("reads a document behind many comments at once", () => {
		const position =
			"<position><id>1</id><name>Cook</name><jobDescriptions><jobDescription><value>x</value></jobDescription></jobDescriptions></position>";
		expect(titles(`${"<!-- a -->".repeat(200)}<workzag-jobs>${position}</workzag-jobs>`)).toEqual(["Cook"]);
	});
});
