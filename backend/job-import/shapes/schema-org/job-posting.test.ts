import { readJobs } from "../../read-jobs";

const POSTING = {
	"@context": "https://schema.org/",
	"@type": "JobPosting",
	title: "Site Engineer",
	description: "<p>Build &amp; run</p>",
	hiringOrganization: { "@type": "Organization", name: "Terang" },
};

const read = (more: object) => readJobs(JSON.stringify({ ...POSTING, ...more })).jobs[0]?.job;

describe("a schema.org JobPosting", () => {
	it("is imported as search engines read it", () => {
		const job = read({
			identifier: { "@type": "PropertyValue", name: "Terang", value: 4711 },
			datePosted: "2026-11-02T08:00:00Z",
			validThrough: "2027-01-31T23:59:00+07:00",
			employmentType: ["FULL_TIME", "CONTRACTOR"],
			hiringOrganization: {
				"@type": "Organization",
				name: "Terang Energy",
				sameAs: ["terang", "https://terang.example.com"],
				logo: { "@type": "ImageObject", url: "https://terang.example.com/logo.png" },
				address: { "@type": "PostalAddress", addressLocality: "Jakarta", addressCountry: "ID" },
			},
			jobLocation: {
				"@type": "Place",
				address: { "@type": "PostalAddress", addressLocality: "Bandung", addressCountry: "Indonesia" },
			},
			baseSalary: {
				"@type": "MonetaryAmount",
				currency: "IDR",
				value: { "@type": "QuantitativeValue", minValue: 8_000_000, maxValue: 11_000_000, unitText: "MONTH" },
			},
			responsibilities: ["Read plans", "Climb roofs"],
			qualifications: "<p>Two years</p>",
		});
		expect(JSON.parse(JSON.stringify(job))).toEqual({
			externalId: "4711",
			notTaken: [],
			title: "Site Engineer",
			jobType: "Full time, Contract",
			dueDate: "2027-01-31",
			timezone: "(GMT+7)",
			publishedAt: "2026-11-02T08:00:00Z",
			city: "Bandung",
			country: "ID",
			salary: { currency: "IDR", min: 8_000_000, max: 11_000_000, unit: "MONTH" },
			about: "<p>Build &amp; run</p>",
			responsibility: "<ul><li>Read plans</li><li>Climb roofs</li></ul>",
			requirement: "<p>Two years</p>",
			listed: true,
			company: {
				title: "Terang Energy",
				website: "https://terang.example.com",
				logo: "https://terang.example.com/logo.png",
				city: "Jakarta",
				country: "ID",
			},
		});
	});

	it.each([
		["a text", "R-1", "R-1"],
		["a number", 17, "17"],
		["a value with a name", { "@type": "PropertyValue", name: "x", value: "R-2" }, "R-2"],
		["a list, by its first", ["R-3", "R-4"], "R-3"],
		["nothing, by its address", undefined, "https://x.example.com/1"],
	])("is identified by: %s", (_, identifier, known) => {
		expect(read({ identifier, url: "https://x.example.com/1" })?.externalId).toBe(known);
	});

	it.each([
		["2027-01-31", undefined],
		["2027-01-31T23:59", undefined],
		["2027-01-31T23:59:59.000Z", "(GMT+0)"],
		["2027-01-31T23:59:00-0800", "(GMT-8)"],
		["2027-01-31 23:59:00+05:30", "(GMT+5:30)"],
	])("closes on the stated day and in the stated zone: %s", (validThrough, timezone) => {
		const job = read({ validThrough });
		expect([job?.dueDate, job?.timezone]).toEqual(["2027-01-31", timezone]);
	});

	it.each([
		["2027-02-01T00:00:00+07:00", "2027-01-31"],
		["2027-02-01T00:00Z", "2027-01-31"],
		["2027-03-01 00:00:00.000", "2027-02-28"],
		["2027-02-01T00:00:01Z", "2027-02-01"],
		["2027-02-01T24:00:00Z", "2027-02-01"],
		["2027-02-01", "2027-02-01"],
	])("that ends at midnight, %s, is open to the end of the previous day: %s", (validThrough, day) => {
		expect(read({ validThrough })?.dueDate).toBe(day);
	});

	it("keeps the paragraphs and lines of a plain-text description", () => {
		const description = "Cook & bake.\r\nBe < 5 minutes late.\r\n\r\n\r\nWe pay well. ";
		expect(read({ description })?.about).toBe("<p>Cook & bake.<br>Be &lt; 5 minutes late.</p>\n<p>We pay well.</p>");
		expect(read({ description: "One line. " })?.about).toBe("One line. ");
		expect(read({ description: "One\n<b>tag</b>\n" })?.about).toBe("One\n<b>tag</b>\n");
	});

	it.each([
		["Tasks:\n- cook\n- bake\n\nPay: fair", "<p>Tasks:</p>\n<ul><li>cook</li><li>bake</li></ul>\n<p>Pay: fair</p>"],
		["• cook\n\n• bake", "<ul><li>cook</li><li>bake</li></ul>"],
		["・cook\n・bake", "<ul><li>cook</li><li>bake</li></ul>"],
		["-5 degrees\n*****", "<p>-5 degrees<br>*****</p>"],
	])("has the lists of a plain-text description as lists: %j", (description, about) => {
		expect(read({ description })?.about).toBe(about);
	});

	const place = (addressLocality?: string, addressCountry?: unknown) => ({
		"@type": "Place",
		address: { "@type": "PostalAddress", addressLocality, addressCountry },
	});
	it.each([
		["no country from a city's name", place("Jakarta"), { city: "Jakarta", country: undefined }],
		["a country by its name in Indonesian", place("Berlin", "Jerman"), { city: "Berlin", country: "DE" }],
		["a country that is a node", place("Ipoh", { "@type": "Country", name: "MY" }), { city: "Ipoh", country: "MY" }],
		["a country that a node says twice", place("Ipoh", { name: ["Malaysia", "Malaysia"] }), { country: "MY" }],
		["no country where a node names two", place("Ipoh", { name: ["Malaysia", "Oman"] }), { country: undefined }],
		["a code that ISO has otherwise", place("Leeds", "UK"), { city: "Leeds", country: "GB" }],
		["no country that there isn't", place("Birnin Zana", "Wakanda"), { city: "Birnin Zana", country: undefined }],
		["a place that is a text, in its parts", "Jakarta, Indonesia", { city: "Jakarta", country: "ID" }],
		[
			"several places, the first one first",
			[place("Solo", "ID"), place("Medan", "ID")],
			{ city: "Solo", country: "ID", otherPlaces: [{ city: "Medan", country: "ID" }] },
		],
		["the same place twice", [place("Solo", "ID"), place("Solo", "ID")], { city: "Solo", country: "ID" }],
		["a region", { address: { addressLocality: "Austin", addressRegion: "TX" } }, { region: "TX", country: "US" }],
	])("accepts %s", (_, jobLocation, expected) => {
		expect(read({ jobLocation })).toMatchObject(expected);
	});

	it.each([
		["one country", { "@type": "Country", name: "Indonesia" }, "ID", undefined],
		[
			"several countries",
			[
				{ "@type": "Country", name: "ID" },
				{ "@type": "Country", name: "MY" },
			],
			"ID",
			[{ country: "MY" }],
		],
		["a state", { "@type": "State", name: "Bali" }, undefined, undefined],
	])("can be remote from %s", (_, applicantLocationRequirements, country, others) => {
		const job = read({ jobLocationType: "TELECOMMUTE", applicantLocationRequirements });
		expect([job?.remote, job?.country, job?.otherPlaces]).toEqual([true, country, others]);
	});

	const amount = (value: unknown, more: object = {}) => ({
		"@type": "MonetaryAmount",
		currency: "EUR",
		value,
		...more,
	});
	it.each([
		["one value", amount({ value: 12.5, unitText: "HOUR" }), { currency: "EUR", min: 12.5, max: 12.5, unit: "HOUR" }],
		["digits", amount({ minValue: "100", maxValue: "200" }), { currency: "EUR", min: 100, max: 200, unit: undefined }],
		["a number without a unit", amount(3_000), { currency: "EUR", min: 3_000, max: 3_000, unit: undefined }],
		[
			"a unit beside the number",
			amount(3_000, { unitText: "Month" }),
			{ currency: "EUR", min: 3_000, max: 3_000, unit: "MONTH" },
		],
		["zeros, which say nothing", amount({ minValue: 0, maxValue: 0 }), undefined],
		[
			"a minimum alone",
			amount({ minValue: 9, unitText: "YEAR" }),
			{ currency: "EUR", min: 9, max: undefined, unit: "YEAR" },
		],
		["a value beside its minimum", amount({ value: 12, minValue: 9 }), { currency: "EUR", min: 9, max: undefined }],
		["a list, of which none is the one", [amount(1), amount(2)], undefined],
		[
			"a bare number, with the currency beside it",
			40_000,
			{ currency: "USD", min: 40_000, max: 40_000, unit: undefined },
		],
	])("reads pay as %s", (_, baseSalary, salary) => {
		expect(read({ baseSalary, ...(typeof baseSalary === "number" ? { salaryCurrency: "USD" } : {}) })?.salary).toEqual(
			salary,
		);
	});

	it.each<[unknown, object, object?]>([
		["$50,000", { currency: "USD", min: 50_000, max: 50_000 }],
		["£45k–£55k per year", { currency: "GBP", min: 45_000, max: 55_000, unit: "YEAR" }],
		["Rp 8.000.000 - 12.000.000 per bulan", { currency: "IDR", min: 8_000_000, max: 12_000_000, unit: "MONTH" }],
		[amount("3.500 pro Monat"), { currency: "EUR", min: 3500, max: 3500, unit: "MONTH" }],
		[amount({ minValue: "€45k", maxValue: "€55k" }), { currency: "EUR", min: 45_000, max: 55_000 }],
		[amount({ value: "0" }), {}],
	])("reads pay in words: %j", (baseSalary, salary) => {
		const jobLocation = { address: { addressLocality: "Austin", addressCountry: "US" } };
		expect(JSON.parse(JSON.stringify(read({ baseSalary, jobLocation })?.salary ?? {}))).toEqual(salary);
	});

	it("reads several places in one field for a city, and that the work is remote there", () => {
		const posting = (addressLocality: string, more: object = {}) =>
			read({ jobLocation: { address: { addressLocality, ...more } } });
		expect(posting("London, Manchester, Bristol", { addressCountry: "GB", addressRegion: "England" })).toMatchObject({
			...{ city: "London", region: undefined, country: "GB" },
			otherPlaces: [
				{ city: "Manchester", country: "GB" },
				{ city: "Bristol", country: "GB" },
			],
		});
		expect(posting("New York, NY / Remote")).toMatchObject({ city: "New York", region: "NY", remote: true });
	});

	it("keeps several ranges separate", () => {
		const quantities = [
			{ name: "Junior", value: 1 },
			{ minValue: 2, maxValue: 3, unitText: "YEAR" },
		];
		for (const baseSalary of [quantities.map((one) => amount(one)), amount(quantities)]) {
			expect(read({ baseSalary })).toMatchObject({
				salaryRanges: [
					{ currency: "EUR", min: 1, max: 1, label: "Junior" },
					{ currency: "EUR", min: 2, max: 3, unit: "YEAR" },
				],
			});
			expect(read({ baseSalary })?.salary).toBeUndefined();
		}
	});

	it("translates its type, and keeps words unknown to schema.org", () => {
		expect(read({ employmentType: "FULL_TIME", inLanguage: "id" })?.jobType).toBe("Penuh waktu");
		expect(read({ employmentType: ["Musiman", "INTERN"] })?.jobType).toBe("Musiman, Internship");
	});

	it.each([
		["FULL_TIME, PART_TIME", "Full time, Part time"],
		["Full-time/Part-time", "Full time, Part time"],
		["FULL_TIME|CONTRACTOR", "Full time, Contract"],
		["fulltime", "Full time"],
		["https://schema.org/FullTime", "Full time"],
		["Full-time, 4 days", "Full-time, 4 days"],
		["Vollzeit", "Vollzeit"],
	])("shows the type %s as %s", (employmentType, shown) => {
		expect(read({ employmentType })?.jobType).toBe(shown);
	});

	it.each([
		["REMOTE", { remote: true }],
		["Fully remote", { remote: true }],
		["Hybrid", { remote: false, hybrid: true }],
		["ON-SITE", { remote: false }],
		[["TELECOMMUTE"], { remote: true }],
	])("reads where people work in other words: %j", (jobLocationType, way) => {
		const jobLocation = { address: { addressLocality: "Solo", addressCountry: "ID" } };
		expect(read({ jobLocationType, jobLocation })).toMatchObject({ ...way, city: "Solo", country: "ID" });
	});

	it("takes the countries of applicants where its place says that it is remote, and names them otherwise", () => {
		const applicantLocationRequirements = { "@type": "Country", name: "ID" };
		const posting = (addressLocality: string) =>
			readJobs(
				JSON.stringify({ ...POSTING, jobLocation: { address: { addressLocality } }, applicantLocationRequirements }),
			);
		expect(posting("Remote").jobs[0]?.job).toMatchObject({ remote: true, country: "ID" });
		expect(posting("Solo").notes).toEqual(["Not taken: “applicantLocationRequirements” (1 job)."]);
	});

	it("names what it can't read of where people work", () => {
		const { notes } = readJobs(JSON.stringify({ ...POSTING, jobLocationType: "partial" }));
		expect(notes).toEqual(["Not taken: “jobLocationType” (1 job)."]);
		const street = { ...POSTING, jobLocation: { address: { streetAddress: "Jalan Melati 1" } } };
		expect(readJobs(JSON.stringify(street)).notes).toEqual(["Not taken: “jobLocation” (1 job)."]);
	});

	it.each([
		["several towns in one address", { address: { addressLocality: ["Solo", "Medan"], addressCountry: "ID" } }],
		["several addresses of one place", { address: ["Solo", "Medan"].map((addressLocality) => ({ addressLocality })) }],
		["its parts without an address", ["Solo", "Medan"].map((addressLocality) => ({ addressLocality }))],
	])("reads %s", (_, jobLocation) => {
		expect(read({ jobLocation })).toMatchObject({ city: "Solo", otherPlaces: [{ city: "Medan" }] });
	});

	it("takes a dash or n/a in an address for nothing, but not Namibia", () => {
		const address = { addressLocality: "Windhoek", addressRegion: "-", addressCountry: "NA" };
		const job = read({ jobLocation: { address } });
		expect([job?.city, job?.region, job?.country]).toEqual(["Windhoek", undefined, "NA"]);
		expect(read({ jobLocation: { address: { ...address, addressLocality: "N/A" } } })?.city).toBeUndefined();
	});

	it.each([
		["ANN", "YEAR"],
		["mon", "MONTH"],
		["HUR", "HOUR"],
	])("reads the code %s of a unit of pay", (unitCode, unit) => {
		expect(read({ baseSalary: amount("500", { unitCode }) })?.salary).toMatchObject({ min: 500, unit });
		expect(read({ baseSalary: amount({ value: 500, unitCode }) })?.salary).toMatchObject({ min: 500, unit });
	});

	it("has names and places without the entities that pages write", () => {
		const jobLocation = { address: { addressLocality: "M&uuml;nchen", addressCountry: "DE" } };
		const job = read({ hiringOrganization: { name: "Brot &amp; Salz" }, jobLocation });
		expect([job?.company.title, job?.city]).toEqual(["Brot & Salz", "München"]);
		expect(read({ title: "R&amp;D &#8211; Koch" })?.title).toBe("R&D – Koch");
		expect(read({ title: "A & B" })?.title).toBe("A & B");
	});

	it("has a description without the CDATA around it", () => {
		expect(read({ description: "<![CDATA[<p>Cook</p>]]>" })?.about).toBe("<p>Cook</p>");
	});

	it("decodes entity-encoded markup once, and keeps text that mentions entities", () => {
		expect(read({ description: "&lt;p&gt;R&amp;amp;D&lt;/p&gt;" })?.about).toBe("<p>R&amp;D</p>");
		expect(read({ description: "Pay &lt; 5 &amp;lt; 6" })?.about).toBe("Pay &lt; 5 &amp;lt; 6");
	});

	it("omits a logo that pages couldn't show", () => {
		expect(
			read({ hiringOrganization: { name: "x", logo: "http://x.example.com/a.png" } })?.company.logo,
		).toBeUndefined();
	});

	it("is found in a graph with a referenced company, among other nodes", () => {
		const graph = [
			{ "@type": "WebSite", "@id": "#site", name: "Jobs" },
			{ ...POSTING, "@type": ["Thing", "http://schema.org/JobPosting"], hiringOrganization: { "@id": "#org" } },
			{ "@type": "Organization", "@id": "#org", name: "Referred" },
		];
		const { jobs } = readJobs(JSON.stringify({ "@context": "https://schema.org", "@graph": graph }));
		expect(jobs.map(({ job, path }) => [job.company.title, path])).toEqual([["Referred", ["@graph", 1]]]);
	});

	it("without a type is recognised by its hiring organisation", () => {
		expect(readJobs(JSON.stringify({ ...POSTING, "@type": undefined })).jobs[0]?.job.company.title).toBe("Terang");
	});
});
