import { ImportError } from "./import-error";
import { readJobs } from "./read-jobs";

/** What is wrong with a file, line by line. */
function problemsOf(text: string): readonly string[] {
	try {
		const { problems, explain } = readJobs(text);
		return explain(problems);
	} catch (error) {
		if (error instanceof ImportError) return error.lines;
		throw error;
	}
}

const OWN = { title: "Cook", aboutDescription: "<p>x</p>", company: { title: "A" } };
const POSTING = { "@type": "JobPosting", title: "Cook", description: "<p>x</p>", hiringOrganization: "A" };
const GREENHOUSE = { id: 1, title: "Cook", content: "x", absolute_url: "https://x.example.com" };
const ASHBY = { id: "1", title: "Cook", descriptionHtml: "x", isListed: true };
const LEVER = { id: "1", text: "Cook", description: "x", categories: {} };

const without = (row: object, key: string) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));
const range = (value: object) => ({ baseSalary: { currency: "IDR", value } });
const component = (more: object) => ({
	compensation: { summaryComponents: [{ compensationType: "Salary", ...more }] },
});

const BAD_ROWS: [what: string, row: unknown, reason: string][] = [
	["a number", 7, "job 1: is 7, not a job"],
	["a text", "Cook", "job 1: is “Cook”, not a job"],
	["a list in a list", [OWN], "job 1: is [{"],
	["nothing", null, "job 1: is null, not a job"],
	["an empty object", {}, "job 1: title is missing"],
	["own: no title", without(OWN, "title"), "job 1: title is missing"],
	["own: null title", { ...OWN, title: null }, "title is missing"],
	["own: blank title", { ...OWN, title: " \n" }, "title is missing"],
	["own: title of control characters", { ...OWN, title: "\u0000\u0007" }, "title has no visible character"],
	["own: numeric title", { ...OWN, title: 7 }, "title must be text"],
	["own: long title", { ...OWN, title: "x".repeat(201) }, "title has 201 characters; at most 200 are allowed"],
	["own: no text", without(OWN, "aboutDescription"), "aboutDescription is missing"],
	["own: text that is a list", { ...OWN, aboutDescription: ["x"] }, "aboutDescription must be text"],
	[
		"own: long text",
		{ ...OWN, aboutDescription: "x".repeat(60_001) },
		"aboutDescription has 60,001 characters; at most 60,000 are allowed",
	],
	["own: long duties", { ...OWN, responsibility: "x".repeat(99_999) }, "responsibility has 99,999 characters"],
	["own: long demands", { ...OWN, requirement: "x".repeat(60_001) }, "requirement has 60,001 characters"],
	[
		"own: due date the other way round",
		{ ...OWN, due_date: "31/01/2027" },
		"due_date must be a day such as 2027-01-31",
	],
	["own: due date that there isn't", { ...OWN, due_date: "2027-02-30" }, "“2027-02-30” isn't one"],
	["own: due date with a strange hour", { ...OWN, due_date: "2027-02-20T25:00" }, "due_date must be a day"],
	["own: due date as a number", { ...OWN, due_date: 20270131 }, "due_date must be text"],
	["own: publishing day that there isn't", { ...OWN, published_at: "yesterday" }, "published_at must be a day"],
	["own: unknown time zone", { ...OWN, timezone: "Mars/Base" }, "timezone must be a time zone such as Asia/Jakarta"],
	["own: offset that there isn't", { ...OWN, timezone: "(GMT+25)" }, "timezone must be a time zone"],
	["own: language by its name", { ...OWN, language: "Bahasa" }, "language must be a language such as en or id"],
	["own: language that is no tag", { ...OWN, language: "x y" }, "language must be a language"],
	["own: country by its name", { ...OWN, country: "Indonesia" }, "country must be a country's two letters, such as ID"],
	["own: letters of no country", { ...OWN, country: "ZZ" }, "country must be a country's two letters"],
	["own: remote as a text", { ...OWN, remote: "yes" }, "remote must be true or false"],
	["own: invite as a number above 1", { ...OWN, invite: 2 }, "invite must be true or false"],
	["own: listed as a list", { ...OWN, listed: [] }, "listed must be true or false"],
	["own: salary as a number", { ...OWN, salary: 5 }, "salary must be an object with currency, min, max and unit"],
	["own: salary without currency", { ...OWN, salary: { min: 5 } }, "salary.currency is missing"],
	["own: sign of a currency", { ...OWN, salary: { currency: "Rp", min: 5 } }, "salary.currency must be a currency's"],
	["own: unknown currency", { ...OWN, salary: { currency: "XYZ", min: 5 } }, "“XYZ” isn't one"],
	["own: sum in words", { ...OWN, salary: { currency: "IDR", min: "5 juta" } }, "salary.min must be a number"],
	[
		"own: sum that is a slip",
		{ ...OWN, salary: { currency: "IDR", min: "9".repeat(29) } },
		"salary.min must not be more than 1,000,000,000,000",
	],
	[
		"own: picture inside the network",
		{ ...OWN, header_image: "https://10.0.0.1/a.png" },
		"header_image must be an address on a public host",
	],
	[
		"own: page instead of a film",
		{ ...OWN, introduction_video: { job_video_url: "https://vimeo.com/1" } },
		"introduction_video.job_video_url must be the address of a YouTube video",
	],
	["own: film as text", { ...OWN, introduction_video: "a.mp4" }, "introduction_video must be an object"],
	["own: negative sum", { ...OWN, salary: { currency: "IDR", max: -1 } }, "salary.max must not be less than 0"],
	[
		"own: minimum above maximum",
		{ ...OWN, salary: { currency: "IDR", min: 9, max: 5 } },
		"salary has a minimum (9) above its maximum (5)",
	],
	[
		"own: minimum above maximum in no currency",
		{ ...OWN, salary: { currency: "Rp", min: 9, max: 5 } },
		"salary has a minimum (9) above its maximum (5)",
	],
	[
		"own: unknown unit",
		{ ...OWN, salary: { currency: "IDR", min: 5, unit: "FORTNIGHT" } },
		"salary.unit must be one of",
	],
	["own: slug with spaces", { ...OWN, slug: "a b" }, "slug must be letters, digits and hyphens"],
	["own: slug that ends in a hyphen", { ...OWN, slug: "cook-" }, "“cook-” can't stand in an address"],
	["own: code too short", { ...OWN, open_code: "ab" }, "open_code must be 3 to 32 letters and digits"],
	["own: reserved code", { ...OWN, open_code: "Companies" }, "no reserved word; “Companies” can't be a code"],
	["own: id that is an object", { ...OWN, id: {} }, "id must be text"],
	["own: unknown network", { ...OWN, social_media: ["email", "myspace"] }, "social_media[2] must be one of email"],
	["own: company without title", { ...OWN, company: { city: "Solo" } }, "company.title is missing"],
	["own: company as a number", { ...OWN, company: 5 }, "company must be text"],
	[
		"own: script as website",
		{ ...OWN, company: { title: "A", website: "javascript:x" } },
		"company.website must be an",
	],
	["own: website with a password", { ...OWN, company: { title: "A", website: "https://a:b@c.co" } }, "company.website"],
	[
		"own: logo over http",
		{ ...OWN, company: { title: "A", logoUrl: "http://a.co/x.png" } },
		"that starts with https://",
	],
	[
		"own: colour by its name",
		{ ...OWN, company: { title: "A", brand_color: "teal" } },
		"company.brand_color must be a",
	],
	["own: no e-mail address", { ...OWN, company: { title: "A", contact_email: "hr" } }, "company.contact_email must be"],
	["own: country of the company", { ...OWN, company: { title: "A", country: "Java" } }, "company.country must be"],
	["posting: other type", { ...POSTING, "@type": "Event" }, "@type must be JobPosting"],
	["posting: no title", without(POSTING, "title"), "title is missing"],
	["posting: no text", without(POSTING, "description"), "job 1 “Cook”: description is missing"],

	["posting: type as a number", { ...POSTING, employmentType: [1] }, "employmentType[1] must be text"],
	[
		"posting: name as a number",
		{ ...POSTING, hiringOrganization: { name: 5 } },
		"hiringOrganization.name must be text",
	],
	["greenhouse: no title", without(GREENHOUSE, "title"), "title is missing"],
	["greenhouse: no content", without(GREENHOUSE, "content"), "content is missing; ask the board for its jobs with"],
	["greenhouse: place as a number", { ...GREENHOUSE, location: { name: 5 } }, "location.name must be text"],
	["greenhouse: long content", { ...GREENHOUSE, content: "x".repeat(70_000) }, "content has 70,000 characters"],
	["ashby: no text", { ...ASHBY, descriptionHtml: "" }, "descriptionHtml is missing"],

	["lever: no title", without(LEVER, "text"), "job 1: text is missing"],
];

/** Optional parts of other people's jobs that nobody can read, and the name under which the report has them. */
const LEFT_OUT: [string, object, string][] = [
	["posting: end that is no day", { ...POSTING, validThrough: "soon" }, "validThrough"],
	["posting: no offset", { ...POSTING, validThrough: "2027-01-31T10:00:00+99:00" }, "validThrough"],
	["posting: beginning that could be two days", { ...POSTING, datePosted: "01/11/2026" }, "datePosted"],
	["posting: pay in words", { ...POSTING, ...range({ value: "lots" }) }, "baseSalary"],
	["posting: only words for pay", { ...POSTING, baseSalary: "Competitive" }, "baseSalary"],
	["posting: pay below 0", { ...POSTING, ...range({ minValue: -5 }) }, "baseSalary"],
	["posting: unknown unit", { ...POSTING, ...range({ value: 5, unitText: "P1M" }) }, "baseSalary"],
	["posting: pay upside down", { ...POSTING, ...range({ minValue: 5, maxValue: 4 }) }, "baseSalary"],
	["posting: no currency", { ...POSTING, baseSalary: { value: 5 } }, "baseSalary"],
	["posting: language by name", { ...POSTING, inLanguage: { name: "English" } }, "inLanguage"],
	["posting: no e-mail address", { ...POSTING, hiringOrganization: { name: "A", email: "hr" } }, "email"],
	["greenhouse: first day", { ...GREENHOUSE, first_published: "x" }, "first_published"],
	["ashby: first day", { ...ASHBY, publishedAt: "x" }, "publishedAt"],
	["ashby: pay", { ...ASHBY, ...component({ currencyCode: "?", minValue: 5 }) }, "compensation"],
	["ashby: interval", { ...ASHBY, ...component({ currencyCode: "EUR", interval: "2 WEEKS" }) }, "compensation"],
	["lever: first day", { ...LEVER, createdAt: "x" }, "createdAt"],
	["lever: country", { ...LEVER, country: "Java" }, "country"],
];

it.each([
	["60,000", "Yearly", { min: 60_000, max: 60_000, unit: "YEAR" }],
	["1,250.50", "per annum", { min: 1250.5, max: 1250.5, unit: "YEAR" }],
	[25, "HOURLY", { min: 25, max: 25, unit: "HOUR" }],
])("reads pay as people write it: %s %s", (value, unitText, pay) => {
	const [posting] = readJobs(JSON.stringify([{ ...POSTING, ...range({ value, unitText }) }])).jobs;
	expect(posting?.job.salary).toMatchObject(pay);
});

describe("readJobs", () => {
	it.each(LEFT_OUT)("takes the job without the part, and names it: %s", (_, row, name) => {
		const { jobs, problems, notes } = readJobs(JSON.stringify([row]));
		expect([jobs.length, problems]).toEqual([1, []]);
		expect(notes).toContain(`Not taken: “${name}” (1 job).`);
	});

	it.each(BAD_ROWS)("reports the problem: %s", (_, row, reason) => {
		const problems = problemsOf(JSON.stringify([row]));
		expect(problems[0]).toMatch(/^line 1, job 1/);
		expect(problems.join("\n")).toContain(reason);
	});

	it("reports every problem of every row in one run, with the lines of the row and the field", () => {
		const text = `[
	{ "title": "Cook", "aboutDescription": "x", "company": "A" },
	{
		"title": "Waiter",
		"due_date": "tomorrow",
		"salary": {
			"currency": "IDR",
			"min": "much"
		}
	},
	{ "title": 5 }
]`;
		expect(problemsOf(text)).toEqual([
			"line 3, job 2 “Waiter”: due_date (line 5) must be a day such as 2027-01-31 or 2027-01-31T23:59:00+07:00; “tomorrow” isn't one",
			"line 3, job 2 “Waiter”: salary.min (line 8) must be a number such as 8000000; “much” isn't one",
			"line 3, job 2 “Waiter”: aboutDescription is missing",
			"line 11, job 3: title must be text",
			"line 11, job 3: aboutDescription is missing",
		]);
	});

	it.each([
		["\r\n", "lines of Windows"],
		["\r", "lines of old Macs"],
		["\n", "lines of Unix"],
	])("counts lines as editors do: %j, %s", (end) => {
		expect(problemsOf(["[", "{}", "]"].join(end))[0]).toMatch(/^line 2, job 1: title is missing/);
	});

	it("counts rows and lines of a board's response and of a graph in the original file", () => {
		expect(problemsOf(`{"jobs":[\n${JSON.stringify(GREENHOUSE)},\n{"id":2,"content":"x"}]}`)).toEqual([
			"line 3, job 2: title is missing",
		]);
		expect(problemsOf(`{"@graph":[{"@type":"WebSite"},\n{"@type":"JobPosting","title":"x"}]}`)).toEqual([
			"line 2, job 1 “x”: description is missing",
		]);
	});

	it.each([
		["", "line 1, column 1: it breaks off here, in the middle; was all of it saved or downloaded?"],
		...['[{"title": "Co', '[{"title": "Co\\', '[{"title":', '[{"title"', '[{"title": 1,', "[{},", "[{},tr", "[1."].map(
			(text) => [`${text}\n`, `line 1, column ${text.length + 1}: it breaks off here, in the middle`],
		),
		["no list", "line 1, column 1: there is a word that JSON doesn't know"],
		["[1,\n]", "line 2, column 1: a value should stand here; is there a comma too many?"],
		['[{"a": 1,}]', "line 1, column 10: a name between double quotes should stand here"],
		['[\r\n\r\n{"a": 1 "b": 2}]', "line 3, column 9: a comma should stand here"],
		["{title: 1}", "line 1, column 2: there is a word that JSON doesn't know"],
		['{"a" 1}', "line 1, column 6: a colon should stand here"],
		["[{'a': 1}]", "line 1, column 3: there is a word that JSON doesn't know"],
		['[{"a": 1}', "line 1, column 10: a closing bracket ] is missing; it breaks off here, in the middle"],
		['[{"a": 1', "a closing brace } is missing"],
		["[] []", "line 1, column 4: the file should end here, but something follows"],
		["[] // jobs", "line 1, column 4: JSON has no comments"],
		['["a\nb"]', "line 1, column 2: this text doesn't end on its line; write line breaks as \\n"],
		['["a\tb"]', "line 1, column 2: there is a control character in a text"],
		['["\\x"]', "line 1, column 2: there is a backslash before a character that needs none"],
		['["\\u12"]', "line 1, column 2: \\u needs four hexadecimal digits"],
		["[1.]", "line 1, column 2: this number isn't complete"],
		["[NaN]", "line 1, column 2: there is a word that JSON doesn't know"],
		["title,city\nCook,Solo", "line 1, column 1: there is a word that JSON doesn't know"],
	])("reports where %j isn't JSON", (text, reason) => {
		const problems = problemsOf(text);
		expect(problems).toHaveLength(1);
		expect(problems[0]).toMatch(/^The file is not JSON\. /);
		expect(problems[0]).toContain(reason);
	});

	it.each([["[]"], ['{"jobs":[]}'], ['{"@graph":[{"@type":"WebSite"}]}']])(
		"rejects a file without jobs: %s",
		(text) => {
			expect(problemsOf(text)).toEqual(["The file has no jobs."]);
		},
	);

	it("rejects endless nesting with one line", () => {
		expect(problemsOf("[".repeat(500_000))).toEqual(["The file is nested too deeply."]);
	});

	it("covers more than sixty invalid rows", () => {
		expect(BAD_ROWS.length).toBeGreaterThan(60);
	});
});
