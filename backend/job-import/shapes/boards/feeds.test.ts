import { readJobs } from "../../read-jobs";

const readAll = (file: object) => readJobs(JSON.stringify(file));
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe("a job of Workable's API for companies", () => {
	it("has its place, workplace and pay in nodes, and a state that is no place", () => {
		const job = {
			id: "5a7",
			shortcode: "KP17",
			title: "Barista",
			state: "published",
			employment_type: "Part-time",
			location: {
				city: "Bandung",
				region: "Jawa Barat",
				country_code: "ID",
				country: "Indonesia",
				telecommuting: true,
			},
			salary: { salary_from: 5_000_000, salary_to: 6_000_000, salary_currency: "idr" },
			full_description: "<p>Coffee</p>",
		};
		expect(readAll(job).jobs[0]?.job).toMatchObject({
			...{
				externalId: "KP17",
				city: "Bandung",
				region: "Jawa Barat",
				country: "ID",
				remote: true,
			},
			...{ salary: { currency: "IDR", min: 5_000_000, max: 6_000_000 }, about: "<p>Coffee</p>" },
		});
		const location = { ...job.location, telecommuting: false, workplace_type: "hybrid" };
		expect(readAll({ ...job, location }).jobs[0]?.job).toMatchObject({ remote: false, hybrid: true });
	});

	it.each(["draft", "closed", "archived"])("is left out if its state is %s", (state) => {
		const job = { shortcode: "KP18", title: "Baker", state, full_description: "<p>Bread</p>" };
		const inBandung = { ...job, location: { city: "Bandung", country_code: "ID" } };
		const rows = [inBandung, { ...job, full_title: "Baker - KP18", location: null }];
		const { jobs, notes } = readAll({ jobs: [...rows, { ...inBandung, state: "published" }] });
		expect(jobs.map(({ label }) => label)).toEqual(["job 3 “Baker”"]);
		expect(notes).toEqual([1, 2].map((at) => `Left out: job ${at} “Baker”, its board says “${state}”.`));
	});

	it("without a location has no region from its state, unlike a job of the widget API", () => {
		const job = { shortcode: "KP19", title: "Baker", description: "<p>Bread</p>" };
		const published = { ...job, full_title: "Baker - KP19", state: "published" };
		const listed = { ...job, shortcode: "KP20", city: "Bandung", state: "Jawa Barat", country: "Indonesia" };
		expect(readAll([published, listed]).jobs.map(({ job: { region } }) => region)).toEqual([undefined, "Jawa Barat"]);
	});
});

describe("a feed in Indeed's elements", () => {
	const feed = (...jobs: string[]) =>
		`<?xml version="1.0" encoding="utf-8"?>\n<source><publisher>Kedai</publisher>${jobs.join("")}</source>`;
	const job = `<job><title><![CDATA[Barista & Baker]]></title><date><![CDATA[Sun, 01 Nov 2026 08:00:00 GMT]]></date>
		<referencenumber>kp-17</referencenumber><requisitionid>R17</requisitionid><url>https://kedai.example.com/17</url>
		<company>Kedai Pagi</company><city>Austin</city><state>TX</state><country>US</country>
		<description><![CDATA[<p>Coffee</p><ul><li>early</li></ul>]]></description>
		<salary>$18 - $21 per hour</salary><jobtype>fulltime, contract</jobtype><category>Bar</category>
		<experience>None</experience><remotetype>Hybrid remote</remotetype><expirationdate>2027-03-01</expirationdate></job>`;

	it("is imported, with what it doesn't take named", () => {
		const { jobs, notes } = readJobs(feed(job));
		expect(plain(jobs[0]?.job)).toEqual({
			...{ externalId: "R17", title: "Barista & Baker", jobType: "Full time, Contract", dueDate: "2027-03-01" },
			...{
				publishedAt: "2026-11-01T08:00:00Z",
				city: "Austin",
				region: "TX",
				country: "US",
				remote: false,
				hybrid: true,
			},
			...{ department: "Bar", salary: { currency: "USD", min: 18, max: 21, unit: "HOUR" }, notTaken: [] },
			...{ about: "<p>Coffee</p><ul><li>early</li></ul>", company: { title: "Kedai Pagi" } },
		});
		expect(notes).toEqual(["Not taken: “experience” (1 job)."]);
	});

	it("has one job for its entries in several places", () => {
		const other = job
			.replace("kp-17", "kp-17-2")
			.replace("Austin", "Remote")
			.replace("TX", "")
			.replace("Hybrid remote", "");
		expect(readJobs(feed(job, other)).jobs.map(({ job: { city, otherPlaces } }) => [city, otherPlaces])).toEqual([
			["Austin", [{ city: undefined, region: undefined, country: "US" }]],
		]);
	});

	it.each<[string, object]>([
		["Fully remote", { remote: true }],
		["WFH", { remote: true }],
		["WFH flexible", { remote: false, hybrid: true }],
		["On-site", { remote: false }],
	])("says where people work: %s", (type, way) => {
		const { jobs, notes } = readJobs(feed(job.replace("Hybrid remote", type)));
		expect(jobs[0]?.job).toMatchObject(way);
		expect(notes).toEqual(["Not taken: “experience” (1 job)."]);
	});

	it.each(["Not remote", "No home office", "Nursing home", "Flexible hours on site"])("names %s", (type) => {
		const { jobs, notes } = readJobs(feed(job.replace("Hybrid remote", type)));
		expect([jobs[0]?.job.remote, jobs[0]?.job.hybrid]).toEqual([undefined, undefined]);
		expect(notes).toContain("Not taken: “remotetype” (1 job).");
	});

	it("may have its texts as elements, or encoded", () => {
		for (const html of [
			"<p>Coffee</p><ul><li>early</li></ul>",
			"&lt;p&gt;Coffee&lt;/p&gt;&lt;ul&gt;&lt;li&gt;early&lt;/li&gt;&lt;/ul&gt;",
		]) {
			const written = job.replace(/<!\[CDATA\[(<p>.*?)\]\]>/, html);
			expect(readJobs(feed(written)).jobs[0]?.job.about).toBe("<p>Coffee</p><ul><li>early</li></ul>");
		}
	});

	it("may be empty", () => {
		expect(() => readJobs(feed())).toThrow(expect.objectContaining({ lines: ["The file has no jobs."] }));
	});
});
