import { jobDetail } from "@/lib/contract/schemas/job";
import { jobPosting, referenceOf } from "./structured-data";
import { jobView } from "./view";

type Fields = Record<string, unknown>;

const NOW = new Date("2026-06-01T00:00:00Z");
const URL_OF_JOB = "https://www.example.com/p/ABC123";

const job = {
	id: 7,
	title: "Roof Planner",
	jobType: "Full-time",
	due_date: "2026-06-30",
	timezone: "(GMT+7)",
	published_at: "2026-05-01 10:00:00",
	city: "Jakarta",
	country: "ID",
	salary: { currency: "idr", min: 9, max: 12, unit: "month" },
};
const company = { id: 3, title: "Terang", website: "https://terang.co.id", logoUrl: "https://cdn.terang.co.id/a.png" };

function posting(fields: Fields = {}, more: Fields = {}, description = "<p>About</p>") {
	const detail = { company, google_job_ids: [7], invite: 1, ...more, job: { ...job, ...fields } };
	return jobPosting(jobView(jobDetail.parse(detail), { by: "code", code: "ABC123" }, []), description, URL_OF_JOB, NOW);
}

describe("jobPosting", () => {
	it("contains every known fact", () => {
		expect(posting()).toEqual({
			"@context": "https://schema.org/",
			"@type": "JobPosting",
			title: "Roof Planner",
			description: "<p>About</p>",
			datePosted: "2026-05-01",
			hiringOrganization: {
				"@type": "Organization",
				name: "Terang",
				sameAs: "https://terang.co.id/",
				logo: "https://cdn.terang.co.id/a.png",
			},
			jobLocation: {
				"@type": "Place",
				address: { "@type": "PostalAddress", addressLocality: "Jakarta", addressCountry: "ID" },
			},
			identifier: { "@type": "PropertyValue", name: "Terang", value: "ABC123" },
			validThrough: "2026-06-30T23:59:59+07:00",
			employmentType: "FULL_TIME",
			baseSalary: {
				"@type": "MonetaryAmount",
				currency: "IDR",
				value: { "@type": "QuantitativeValue", minValue: 9, maxValue: 12, unitText: "MONTH" },
			},
			directApply: true,
			url: URL_OF_JOB,
		});
	});

	it.each<[string, Fields, Fields?, string?]>([
		["the job isn't to be listed", {}, { google_job_ids: [8] }],
		["the job is closed", { due_date: "2026-05-30" }],
		["there is no title", { title: null }],
		["there is no company", {}, { company: null }],
		["the day of publishing is no date", { published_at: "soon" }],
		["only the day of a change is known", { published_at: null, updated_at: "2026-05-01" }],
		["there is no description", {}, {}, ""],
		["there is no city", { city: null }],
		["there is no country", { country: null }],
		["it is remote in no known country", { remote: true, country: "Asia" }],
	])("is absent when %s", (_, ...[fields, more, description]) => {
		expect(posting(fields, more, description)).toBeNull();
	});

	it.each([
		["Full time", "FULL_TIME"],
		["Penuh Waktu", "FULL_TIME"],
		["part-time", "PART_TIME"],
		["Magang", "INTERN"],
		["Kontrak", "CONTRACTOR"],
		["Full time or part time", ["FULL_TIME", "PART_TIME"]],
		["Internal", undefined],
		["Space cadet", undefined],
		["", undefined],
		[`${"a".repeat(200)} full time`, undefined],
	])("maps the employment type %j to %j", (jobType, expected) => {
		expect(posting({ jobType })?.employmentType).toEqual(expected);
	});

	it.each<[string, Fields, Fields?]>([
		["validThrough", { due_date: "0000-00-00" }],
		["validThrough", {}, { show_due_date: 0 }],
		["baseSalary", { salary: { currency: "IDR", min: 9, unit: "fortnight" } }],
		["baseSalary", { salary: { currency: "ZZZ", min: 9, unit: "month" } }],
		["baseSalary", { salary: { currency: "IDR", min: 12, max: 9, unit: "month" } }],
		["baseSalary", { salary: { currency: "IDR", min: 0, max: 0, unit: "month" } }],
		["baseSalary", { salary_ranges: [{ currency: "IDR", min: 9, max: 12, unit: "month" }] }],
		["baseSalary", { salary: null }],
		["jobLocation", { remote: true }],
		["directApply", {}, { invite: 0 }],
	])("omits an unknown or hidden %s: %j", (name, ...[fields, more]) => {
		const data = posting(fields, more);
		expect(data).not.toBeNull();
		expect(data).not.toHaveProperty(name);
	});

	it.each<[Fields, object]>([
		[
			{ min: 9, max: 12 },
			{ minValue: 9, maxValue: 12 },
		],
		[{ min: 9, max: 9 }, { value: 9 }],
		[{ min: 9 }, { minValue: 9 }],
		[{ min: 9, max: 0 }, { minValue: 9 }],
		[{ max: 9 }, { maxValue: 9 }],
	])("has the same pay %j as the page", (sums, amount) => {
		expect(posting({ salary: { currency: "idr", unit: "month", ...sums } })?.baseSalary).toEqual({
			"@type": "MonetaryAmount",
			currency: "IDR",
			value: { "@type": "QuantitativeValue", ...amount, unitText: "MONTH" },
		});
	});

	it("has the country of a remote job", () => {
		expect(posting({ remote: true, city: null })).toMatchObject({
			jobLocationType: "TELECOMMUTE",
			applicantLocationRequirements: { "@type": "Country", name: "ID" },
		});
	});

	it("ends at the last moment of the due date in the job's own zone", () => {
		expect(posting({ due_date: "2026-06-01", timezone: "America/New_York" })?.validThrough).toBe(
			"2026-06-01T23:59:59-04:00",
		);
	});
});

describe("referenceOf", () => {
	it("is the open code, else the id", () => {
		expect(referenceOf({ code: "ABC123", id: "7" })).toBe("ABC123");
		expect(referenceOf({ code: "", id: "7" })).toBe("7");
	});
});
