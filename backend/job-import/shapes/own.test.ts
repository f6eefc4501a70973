import { readJobs } from "../read-jobs";

const read = (row: object) => readJobs(JSON.stringify(row)).jobs[0]?.job;

describe("a job in our own format", () => {
	it("is imported completely", () => {
		const company = {
			title: "Kedai Pagi",
			slug: "Kedai-Pagi",
			website: "https://kedai.example.com",
			logoUrl: "https://kedai.example.com/logo.svg",
			city: "Bandung",
			country: "id",
			brand_color: "#0B6E69",
			contact_email: "halo@kedai.example.com",
		};
		const job = {
			id: 7,
			slug: "barista",
			open_code: "PAGI7",
			title: "  Barista \n pagi ",
			jobType: "Part time",
			due_date: "2027-03-01",
			timezone: "Asia/Jakarta",
			published_at: "2026-11-01",
			language: "id",
			city: "Bandung",
			country: "ID",
			remote: false,
			salary: { currency: "idr", min: "5000000", max: 6_000_000, unit: "month" },
			aboutDescription: " <p onclick=x>Hai</p> ",
			responsibility: "<ul><li>Kopi</ul>",
			requirement: "<p>Senyum",
			invite: 0,
			listed: true,
			social_media: ["whatsapp", "LinkedIn", "whatsapp"],
			company,
		};
		expect(read(job)).toEqual({
			externalId: "7",
			slug: "barista",
			openCode: "PAGI7",
			title: "Barista pagi",
			jobType: "Part time",
			dueDate: "2027-03-01",
			timezone: "Asia/Jakarta",
			publishedAt: "2026-11-01",
			language: "id",
			city: "Bandung",
			country: "ID",
			remote: false,
			salary: { currency: "IDR", min: 5_000_000, max: 6_000_000, unit: "MONTH" },
			about: " <p onclick=x>Hai</p> ",
			responsibility: "<ul><li>Kopi</ul>",
			requirement: "<p>Senyum",
			invite: false,
			listed: true,
			networks: ["whatsapp", "linkedin"],
			company: {
				title: "Kedai Pagi",
				slug: "kedai-pagi",
				website: "https://kedai.example.com",
				logo: "https://kedai.example.com/logo.svg",
				city: "Bandung",
				country: "ID",
				brandColor: "#0B6E69",
				fontColor: undefined,
				contactEmail: "halo@kedai.example.com",
			},
		});
	});

	it("needs only title, text and company, and nothing is invented", () => {
		const job = read({
			title: "Barista",
			aboutDescription: "<p>Hai</p>",
			company: "Kedai Pagi",
			city: null,
			jobType: " ",
		});
		expect(JSON.parse(JSON.stringify(job))).toEqual({
			title: "Barista",
			about: "<p>Hai</p>",
			company: { title: "Kedai Pagi" },
		});
	});

	it("uses the time zone of its due date by default", () => {
		const job = { title: "x", aboutDescription: "y", due_date: "2027-03-01T23:59:00-03:30" };
		expect(read(job)).toMatchObject({ dueDate: "2027-03-01", timezone: "(GMT-3:30)" });
		expect(read({ ...job, timezone: "WIB" })).toMatchObject({ timezone: "WIB" });
	});

	it.each([
		["FULL_TIME", undefined, "Full time"],
		["PART_TIME", "id", "Paruh waktu"],
		["FULL_TIME, CONTRACTOR", "en", "Full time, Contract"],
		["Part time", "id", "Part time"],
		["FULL_TIME or so", "en", "FULL_TIME or so"],
	])("shows schema.org's job types in plain words: %s in %s", (jobType, language, shown) => {
		expect(read({ title: "x", aboutDescription: "y", jobType, language })?.jobType).toBe(shown);
	});

	it("reports unknown fields with the number of jobs", () => {
		const rows = [
			{ title: "a", aboutDescription: "b", requirment: "c" },
			{ title: "d", aboutDescription: "e", requirment: "f" },
		];
		expect(readJobs(JSON.stringify(rows)).notes).toEqual(["Not taken: “requirment” (2 jobs)."]);
	});

	it("is unaffected by names of built-in object properties", () => {
		const job = read({ title: "x", aboutDescription: "y", company: { title: "z" }, __proto__: { city: "no" } });
		expect(job?.city).toBeUndefined();
		const text = '{"title":"x","aboutDescription":"y","company":"z","__proto__":{"city":"no"},"constructor":1}';
		expect(readJobs(text).jobs[0]?.job.city).toBeUndefined();
	});
});
