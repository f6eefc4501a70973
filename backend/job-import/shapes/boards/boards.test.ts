import { readJobs } from "../../read-jobs";

const readAll = (file: object) => readJobs(JSON.stringify(file));
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe("a response of Greenhouse's job board API", () => {
	const job = {
		id: 127_817,
		internal_job_id: 144_381,
		title: "Vault Designer",
		updated_at: "2026-01-14T10:55:28-05:00",
		first_published: "2026-01-02T09:00:00-05:00",
		application_deadline: "2027-02-01T00:00:00-05:00",
		requisition_id: "50",
		company_name: "Vault-Tec",
		language: "en",
		location: { name: "Remote - Canada" },
		absolute_url: "https://boards.example.com/vaulttec/jobs/127817",
		metadata: null,
		content: "&lt;p&gt;Safe &amp;amp; sound:&amp;nbsp;&lt;b&gt;a &amp;lt; b&lt;/b&gt; &#39;x&#39;&lt;/p&gt;",
		departments: [{ id: 1, name: "Design" }],
		pay_input_ranges: [{ min_cents: 5_000_000, max_cents: 7_500_050, currency_type: "USD", title: "NYC" }],
	};

	it("is imported, with its entities decoded once", () => {
		expect(plain(readAll({ jobs: [job], meta: { total: 1 } }).jobs[0]?.job)).toEqual({
			externalId: "127817",
			notTaken: [],
			title: "Vault Designer",
			dueDate: "2027-02-01",
			timezone: "(GMT-5)",
			publishedAt: "2026-01-02T09:00:00-05:00",
			language: "en",
			country: "CA",
			remote: true,
			department: "Design",
			salary: { currency: "USD", min: 50_000, max: 75_000.5 },
			about: "<p>Safe &amp; sound:&nbsp;<b>a &lt; b</b> 'x'</p>",
			company: { title: "Vault-Tec" },
		});
	});

	it("keeps content that already has tags", () => {
		expect(readAll([{ ...job, content: "<p>R&amp;amp;D</p>" }]).jobs[0]?.job.about).toBe("<p>R&amp;amp;D</p>");
	});

	it("keeps pay ranges separate, with their labels", () => {
		const ranges = [job.pay_input_ranges[0], { min_cents: 100, max_cents: 200, currency_type: "EUR" }];
		const read = readAll([{ ...job, pay_input_ranges: ranges }]).jobs[0]?.job;
		expect(plain(read)).toMatchObject({
			salaryRanges: [
				{ currency: "USD", min: 50_000, max: 75_000.5, label: "NYC" },
				{ currency: "EUR", min: 1, max: 2 },
			],
		});
		expect(read?.salary).toBeUndefined();
	});

	const field = (name: string, value: unknown) => ({ id: 1, name, value, value_type: "single_select" });
	it.each([
		["Jakarta", field("Workplace Type", "Hybrid"), { remote: false, hybrid: true }],
		["Jakarta", field("Location Type", "Hybrid (two days)"), { remote: false, hybrid: true }],
		["Jakarta", field("Work Model", ["On-Site", "Remote"]), { remote: true }],
		["Remote - Indonesia", field("Workplace Type", "On-Site"), { remote: true }],
	])("has where people work in %s from a field of the company's own: %j", (name, one, way) => {
		expect(readAll([{ ...job, location: { name }, metadata: [one] }]).jobs[0]?.job).toMatchObject(way);
	});

	it("has the country of its city from its own office there", () => {
		const read = (name: string, ...locations: (string | null)[]) =>
			readAll([{ ...job, location: { name }, offices: locations.map((location) => ({ name: "x", location })) }]).jobs[0]
				?.job;
		const [bandung, kuching] = ["Bandung, Jawa Barat, Indonesia", "Kuching, Malaysia"];
		expect(read("Bandung", null, kuching, bandung)).toMatchObject({
			city: "Bandung",
			region: "Jawa Barat",
			country: "ID",
		});
		expect(read("Bandung; Solo", bandung)).toMatchObject({ country: "ID", otherPlaces: [{ city: "Solo" }] });
		expect(read("Solo", bandung, kuching)?.country).toBeUndefined();
		expect(read("Melati", "Melati, Indonesia", "Melati, Malaysia")?.country).toBeUndefined();
		expect(read("Perth, WA", "Perth, Scotland, United Kingdom")).toMatchObject({ region: "WA", country: "AU" });
	});

	it("names the company's other fields", () => {
		const metadata = [
			field("Contract Type", "Permanent"),
			field("Grade", "B2"),
			field("Bonus", null),
			field("Quota", false),
		];
		const { jobs, notes } = readAll([{ ...job, metadata }]);
		expect(jobs[0]?.job.jobType).toBe("Permanent");
		expect(notes).toEqual(["Not taken: “metadata: Grade” (1 job)."]);
	});

	it("without content is rejected with advice", () => {
		const { problems } = readAll({ jobs: [{ ...job, content: undefined }] });
		expect(problems.map(({ reason }) => reason)).toEqual([expect.stringContaining("?content=true")]);
	});
});

describe("a response of Ashby's job posting API", () => {
	const job = {
		id: "145ff46b-1441-4773-bcd3-c8c90baa598a",
		title: "Product Manager",
		location: "Jakarta HQ",
		secondaryLocations: [],
		department: "Product",
		isListed: true,
		isRemote: true,
		workplaceType: "Hybrid",
		descriptionHtml: "<p>Ship &amp; learn</p>",
		descriptionPlain: "Ship & learn",
		publishedAt: "2026-04-30T16:21:55.393+00:00",
		employmentType: "FullTime",
		address: { postalAddress: { addressLocality: "Jakarta", addressRegion: "DKI", addressCountry: "Indonesia" } },
		jobUrl: "https://jobs.example.com/x/145ff46b",
		compensation: {
			compensationTierSummary: "$81K – $87K • Offers Equity",
			summaryComponents: [
				{ compensationType: "EquityPercentage", interval: "NONE", minValue: 0.1, maxValue: 0.2 },
				{ compensationType: "Salary", interval: "1 YEAR", currencyCode: "USD", minValue: 81_000, maxValue: 87_000 },
			],
		},
	};

	it("is imported as it is", () => {
		expect(plain(readAll({ apiVersion: "1", jobs: [job] }).jobs[0]?.job)).toEqual({
			externalId: job.id,
			title: "Product Manager",
			jobType: "Full time",
			publishedAt: job.publishedAt,
			city: "Jakarta",
			region: "DKI",
			country: "ID",
			remote: false,
			hybrid: true,
			department: "Product",
			notTaken: ["compensation: EquityPercentage"],
			salary: { currency: "USD", min: 81_000, max: 87_000, unit: "YEAR" },
			about: "<p>Ship &amp; learn</p>",
			company: {},
		});
	});

	it("keeps salaries separate", () => {
		const [equity, salary] = job.compensation.summaryComponents;
		const other = { ...salary, currencyCode: "EUR", maxValue: null };
		const compensation = { summaryComponents: [equity, salary, other] };
		expect(plain(readAll([{ ...job, compensation }]).jobs[0]?.job)).toMatchObject({
			salaryRanges: [
				{ currency: "USD", min: 81_000, max: 87_000, unit: "YEAR" },
				{ currency: "EUR", min: 81_000, unit: "YEAR" },
			],
		});
	});

	it("is remote by its flag if it names no workplace type", () => {
		const { jobs } = readAll([{ ...job, workplaceType: null, address: null }]);
		expect(jobs[0]?.job).toMatchObject({ remote: true, city: "Jakarta" });
	});

	const inUs = { postalAddress: { addressCountry: "United States" } };
	it.each([
		["San Francisco", inUs, ["San Francisco", undefined, "US"]],
		["North America", inUs, [undefined, "North America", undefined]],
		["Remote (US)", inUs, [undefined, undefined, "US"]],
		["Head office", job.address, ["Jakarta", "DKI", "ID"]],
	])("is at the place that people see, %s, with its address", (location, address, place) => {
		const read = readAll([{ ...job, location, address }]).jobs[0]?.job;
		expect([read?.city, read?.region, read?.country]).toEqual(place);
	});

	it("has pay that only its summary names, and says so if that can't be read", () => {
		const read = (summary: string) => readAll([{ ...job, compensation: { compensationTierSummary: summary } }]);
		const address = { postalAddress: { addressLocality: "Austin", addressCountry: "US" } };
		expect(read("€50K - €60K").jobs[0]?.job.salary).toEqual({ currency: "EUR", min: 50_000, max: 60_000 });
		expect(read("$50K • Offers Equity").notes).toEqual(["Not taken: “compensation” (1 job)."]);
		const compensation = {
			compensationTierSummary: "$50K • Equity",
			scrapeableCompensationSalarySummary: "$50K - $60K",
		};
		const [american] = readAll([{ ...job, address, compensation }]).jobs;
		expect(american?.job.salary).toEqual({ currency: "USD", min: 50_000, max: 60_000 });
	});

	it("omits hidden pay and unlisted jobs", () => {
		const rows = [
			{ ...job, shouldDisplayCompensationOnJobPostings: false },
			{ ...job, isListed: false },
		];
		const { jobs, notes } = readAll({ jobs: rows });
		expect(jobs.map(({ job: { salary } }) => salary)).toEqual([undefined]);
		expect(notes).toEqual(["Left out: job 2 “Product Manager”, its board doesn't list it."]);
	});
});

describe("a response of Lever's postings API", () => {
	const posting = {
		id: "5ac21346-8e0c-4494-8e7a-3eb92ff77902",
		text: "Field Engineer",
		categories: { commitment: "Full-time", department: "Ops", location: "Surabaya", allLocations: ["Surabaya"] },
		country: "ID",
		workplaceType: "on-site",
		createdAt: 1_790_000_000_000,
		description: "<div>Opening</div>",
		descriptionPlain: "Opening",
		lists: [{ text: "You <3 tools", content: "<li>Drills</li><li>Saws</li>" }],
		additional: "<div>Closing</div>",
		hostedUrl: "https://jobs.example.com/x",
		salaryRange: { currency: "IDR", interval: "per-month-salary", min: 8_000_000, max: 9_000_000 },
	};

	it("is imported, with its lists after their headings", () => {
		expect(plain(readAll([posting]).jobs[0]?.job)).toEqual({
			externalId: posting.id,
			notTaken: [],
			title: "Field Engineer",
			jobType: "Full-time",
			publishedAt: "2026-09-21T14:13:20.000Z",
			city: "Surabaya",
			country: "ID",
			remote: false,
			department: "Ops",
			salary: { currency: "IDR", min: 8_000_000, max: 9_000_000, unit: "MONTH" },
			about: "<div>Opening</div><h3>You &lt;3 tools</h3><ul><li>Drills</li><li>Saws</li></ul><div>Closing</div>",
			company: {},
		});
	});

	it("is too long if the sum of its parts is", () => {
		const long = "x".repeat(40_000);
		const { problems, explain } = readAll([{ ...posting, description: long, additional: long }]);
		expect(explain(problems)).toEqual([expect.stringMatching(/description has 80,\d{3} characters/)]);
	});
});

describe("a file of mixed shapes", () => {
	it("is read row by row, including boards' responses inside lists", () => {
		const file = [
			{ title: "Own", aboutDescription: "x", company: "A" },
			{ "@type": "JobPosting", title: "Marked up", description: "x", hiringOrganization: "B" },
			{ jobs: [{ id: 1, title: "Board", content: "&lt;p&gt;x", company_name: "C" }] },
			{ id: "l", text: "Lever", description: "x", categories: {} },
		];
		expect(readAll(file).jobs.map(({ job, label }) => [label, job.about])).toEqual([
			["job 1 “Own”", "x"],
			["job 2 “Marked up”", "x"],
			["job 3 “Board”", "<p>x"],
			["job 4 “Lever”", "x"],
		]);
	});
});
