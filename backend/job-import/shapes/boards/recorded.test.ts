import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readJobs } from "../../read-jobs";

const RECORDED = join(__dirname, "../../../../tests/support/job-boards/recorded");

const read = (file: string) => readJobs(readFileSync(join(RECORDED, file), "utf8"));

/** A job's place, pay and so on, on one line. */
const inShort = (file: string) =>
	read(file).jobs.map(({ job }) => {
		const { externalId, title, city, region, country, remote, hybrid, otherPlaces, department, jobType, salary } = job;
		const others = otherPlaces?.map((place) => [place.city, place.region, place.country].filter(Boolean).join(", "));
		const place = [city, region, country, remote && "remote", hybrid && "hybrid", ...(others ?? [])];
		const pay = salary && [salary.currency, salary.min, salary.max, salary.unit].filter(Boolean).join(" ");
		return [externalId, title, place.filter(Boolean).join(", "), department, jobType, pay].filter(Boolean).join(" | ");
	});

describe("recorded answers of job boards", () => {
	it.each([
		[
			"recruitee.json",
			[
				"111 | Senior Backend Engineer | Amsterdam, NL | Engineering | Full time | EUR 60000 80000 YEAR",
				"222 | Remote Customer Support Rep | NL, remote | Support | Full time",
				"555 | AI Engineer | IN, remote | INR 1200000 1800000 YEAR",
				"2700825 | (Senior) Financial Accountant (f/m/d) | Berlin, DE, hybrid | Finance | Full time, permanent | EUR 60000 90000 YEAR",
			],
		],
		[
			"smartrecruiters.json",
			[
				"posting-1 | Senior Backend Engineer | Austin, TX, US",
				"posting-2 | Remote Support Engineer | US, remote",
				"744000011111 | Associate Data Scientist | Hyderabad, TS, IN, hybrid",
			],
		],
		[
			"workable.json",
			[
				"ABC123DEF4 | Senior Backend Engineer | San Francisco, California, US, remote | Engineering | Full-time",
				"XYZ987GHI6 | Sales Development Rep | London, GB | Sales | Full-time",
				"AB12CD34 | Junior Backend Engineer | Chennai, Tamil Nadu, IN | Engineering | Full-time",
				"ZZ99 | Staff Platform Engineer | US, remote",
				"A1B2C3D4E5 | Full Stack Engineer | Bristol, England, GB | Engineering | Full-time",
				"F6G7H8I9J0 | Senior Data Engineer | GB, remote | Data | Full-time",
				"DD136DD7E7 | Business Analyst - Spanish Speaking | ES, remote, PT | Business Consulting",
			],
		],
		[
			"teamtailor.json",
			[
				"https://acme.teamtailor.com/jobs/8002146-senior-legal-counsel | Senior Legal Counsel | Stockholm, SE",
				"https://acme.teamtailor.com/jobs/8002147-remote-support-engineer | Remote Support Engineer",
				"7167985 | Account Executive - Italy (Madrid based) | Madrid, ES",
				"7069633 | Mid-Market Account Executive - Copenhagen | Stockholm, SE, København, DK",
			],
		],
		[
			"pinpoint.json",
			[
				"/postings/11111 | Product Reliability Engineer | London, England, GB, remote | Engineering | Full time | GBP 60000 70000",
				"/postings/22222 | Support Specialist | Manchester, England, GB | Support | Full time",
				"post-001 | Enterprise Applications Architect | US, remote | Technology | USD 135000 198000 YEAR",
				"post-002 | CRM Program Consultant | Atlanta, GA, US, hybrid | Consulting | USD 70 90 HOUR",
			],
		],
		[
			"personio.xml",
			[
				"1001 | Senior Backend Engineer | Berlin | Engineering | Full time, Permanent",
				"1002 | Support Engineer | remote | Support | Full time, Permanent",
				"1234567 | Junior Data Engineer | Bengaluru | Engineering | Full time, Permanent",
				"4103 | Security Tester (m/f/d) | Berlin, DE | Security | Full time, Permanent",
			],
		],
		[
			"bamboohr.json",
			[
				"301 | Senior Backend Engineer | Austin, TX, US | Engineering | Full-Time",
				"302 | Remote Support Engineer | US, remote | Support",
				"86 | Nurse Paralegal | Fort Lauderdale, Florida, US | Legal | Full Time",
				"87 | Marketing & Social Media Intern | Fort Lauderdale, Florida, US | Marketing | Internship",
				"42 | Marketing Intern | Auckland | Marketing",
				"43 | Support Engineer | Wellington, NZ, hybrid | Support",
			],
		],
		[
			"ashby.json",
			[
				"job-1 | Staff Software Engineer | New York City, NY, US | USD 200000 260000",
				"job-2 | Recruiting Coordinator | US, remote",
				"4bb75392 | Founding Engineer | San Francisco, CA, US | Engineering | Full time | USD 170000 210000 YEAR",
				"9de10b77 | Senior Infrastructure Engineer | US, remote, Toronto, Ontario, CA | Engineering | Full time",
			],
		],
		[
			"greenhouse.json",
			[
				"111 | Software Engineer, Backend | San Francisco, CA, US",
				"222 | Product Designer | remote",
				"4001 | Senior Backend Engineer | Berlin, DE | Engineering | EUR 90000 120000",
				"4002 | Member of Technical Staff | EU, remote | Engineering",
				"4003 | Product Designer | New York, NY, US | Design",
			],
		],
		[
			"lever.json",
			[
				"abc-123 | Senior Backend Engineer | US, remote | R&D | USD 150000 190000",
				"def-456 | Sales Development Rep | New York, NY, US | Sales",
				"8f21b0c4 | Founding Software Engineer | San Francisco, CA, US, hybrid | Engineering | Full-time | USD 180000 240000 YEAR",
				"3c7de991 | Staff Platform Engineer | US, remote | Engineering | Full-time",
			],
		],
	])("are read: %s", (file, jobs) => {
		expect(read(file).problems).toEqual([]);
		expect(inShort(file)).toEqual(jobs);
	});

	it("give each job the company that the list or the posting names, and all of its text", () => {
		const [, , scientist] = read("smartrecruiters.json").jobs;
		expect(scientist?.job).toMatchObject({
			about:
				"<h3>Company</h3><p>We build analytics.</p><h3>Job Description</h3><p>Train and ship forecasting models.</p>" +
				"<h3>Additional</h3><p>Hybrid, 3 days a week in Hyderabad.</p>",
			requirement: "<ul><li>0-2 years of experience with Python and SQL</li></ul>",
			company: { title: "AcmeTech" },
		});
		expect(read("workable.json").jobs[0]?.job.company.title).toBe("Acme Inc");
		expect(read("teamtailor.json").jobs[2]?.job.company.title).toBe("Acme Corp");
		expect(read("personio.xml").jobs[2]?.job.about).toMatch(
			/^<h3>Your tasks<\/h3><p>Build .*<h3>Your profile<\/h3><ul>/,
		);
		expect(read("ashby.json").jobs[2]?.job.about).toMatch(/^<p>Tidepool .*<\/p>\n<p>You will own/);
	});

	it.each<[string, object, string]>([
		["recruitee.json", { salary: { min: "9", max: "5", currency: "EUR" } }, "salary"],
		["recruitee.json", { published_at: "soon" }, "published_at"],
		["smartrecruiters.json", { language: { code: "x y" } }, "code"],
		["workable.json", { published_on: "yesterday" }, "published_on"],
		["pinpoint.json", { compensation_currency: "quid" }, "compensation"],
		["bamboohr.json", { datePosted: "?" }, "datePosted"],
		["bamboohr.json", { compensation: "Competitive" }, "compensation"],
	])("take a job of %s without a part that can't be read: %j", (file, wrong, name) => {
		const whole = JSON.parse(readFileSync(join(RECORDED, file), "utf8"));
		const list = Object.values(whole).find(Array.isArray) as object[];
		const { jobs, problems, notes } = readJobs(JSON.stringify({ jobs: [{ ...list[0], ...wrong }, list[1]] }));
		expect([jobs.length, problems]).toEqual([2, []]);
		expect(notes).toContain(`Not taken: “${name}” (1 job).`);
	});

	it.each([
		["bamboohr.json", { compensation: "€45k–€55k p.a." }, { currency: "EUR", min: 45_000, max: 55_000, unit: "YEAR" }],
		[
			"pinpoint.json",
			{ compensation: "£30,000", compensation_minimum: null, compensation_maximum: null, compensation_visible: true },
			{ currency: "GBP", min: 30_000, max: 30_000 },
		],
	])("have pay that is only a text: %s", (file, pay, salary) => {
		const whole = JSON.parse(readFileSync(join(RECORDED, file), "utf8"));
		const list = Object.values(whole).find(Array.isArray) as object[];
		expect(readJobs(JSON.stringify({ jobs: [{ ...list[0], ...pay }] })).jobs[0]?.job.salary).toMatchObject(salary);
	});

	it.each([
		[
			"recruitee.json",
			["Left out: job 4 “Old Draft”, its board doesn't list it.", "Not taken: “experience_code” (1 job)."],
		],
		["personio.xml", ["Left out: job 5 “Staff Software Engineer, Data Platform”, its board has no text for it."]],
		["workable.json", ["Not taken: “industry” (2 jobs).", "Not taken: “experience” (2 jobs)."]],
		["ashby.json", ["Not taken: “compensation: EquityPercentage” (1 job)."]],
	])("name what isn't taken over: %s", (file, notes) => {
		expect(read(file).notes).toEqual(expect.arrayContaining(notes));
	});
});
