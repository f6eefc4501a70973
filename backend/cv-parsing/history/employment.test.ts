import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const read = (text: string) =>
	readEmployment(lines(text)).map((job) => [
		job.job_title,
		job.company_name,
		job.start_date,
		job.end_date,
		job.job_description,
	]);

it("names an internship whose position has no other name, and a company that a narrow column broke", () => {
	const read = (text: string) => readEmployment(lines(text)).map((one) => [one.job_title, one.company_name]);
	const [first, second] = ["2020 – 2021\nPT Roti Jaya\nMagang\nMembuat roti.", "Baker | Fold\nSolutions\n2017 – 2019"];
	expect(read(first ?? "")).toEqual([["Magang", "PT Roti Jaya"]]);
	expect(read(second ?? "")).toEqual([["Baker", "Fold Solutions"]]);
});

it.each([
	["2021–2023: Magang, Dinas Pangan Kulai", ["Magang", "Dinas Pangan Kulai"]],
	["PKL\nKoperasi Roti Kulai\n2019 – 2020\n• Membuat roti.", ["PKL", "Koperasi Roti Kulai"]],
	["Guru Kelas 2 (Honorer) — SD Kulai || 2019 – 2020\n• Mengajar.", ["Guru Kelas 2", "SD Kulai"]],
])("reads internships and kinds of work in Indonesia: %j", (text, job) => {
	expect(read(text).map((names) => names.slice(0, 2))).toEqual([job]);
});

it("reads names and dates in brackets before a description, and leaves out the town beside a company", () => {
	const read = (text: string) => readEmployment(lines(text)).map((one) => [one.job_title, one.company_name]);
	const told = "Baker at Fold Hearth (2019–now). Made bread for the people of the whole street.";
	expect(read(told)).toEqual([["Baker", "Fold Hearth"]]);
	expect(readEmployment(lines(told))[0]?.job_description).toMatch(/^Made bread/);
	expect(read("Fold Hearth — Abeokuta\nBaker | Feb 2019 – Date\n• Made bread.")).toEqual([["Baker", "Fold Hearth"]]);
	expect(read("Fold Hearth, Exeter, Devon (2018 to present)\nGrower\n• Grew.")).toEqual([["Grower", "Fold Hearth"]]);
	expect(read("Fold Hearth\n2019 – now\nBaker, Kulai\n• Made bread.")).toEqual([["Baker", "Fold Hearth"]]);
	expect(read("Company: Fold Hearth\nDesignation: Baker\nDuration: May 2019 to Till Date")).toEqual([
		["Baker", "Fold Hearth"],
	]);
	expect(read("05/2019 – 06/2021 || Bäckereitechnologe\nDruckhaus Elster, Halle (Saale)")).toEqual([
		["Bäckereitechnologe", "Druckhaus Elster"],
	]);
});

it("takes no sentence that ends with a period for a position", () => {
	const text = "Baker, Fold Inc || 2017 – 2022\nTook part in the working group on bread, 2018 to 2020.";
	expect(readEmployment(lines(text))).toHaveLength(1);
});

it("reads dates in the middle, at the end, below and above", () => {
	const expected = [
		["Analyst", "Acme Ltd", "2020-01", "2021-02", "• Did this."],
		["Clerk", "Bank Kaya", "2018-03", "2019-12", "• Did that."],
	];
	const texts = [
		"Analyst || Jan 2020 - Feb 2021\nAcme Ltd, Jakarta\n• Did this.\nClerk || Mar 2018 - Dec 2019\nBank Kaya\n• Did that.",
		"Analyst\nAcme Ltd\n01/2020 – 02/2021\n• Did this.\nClerk\nBank Kaya\n03/2018 – 12/2019\n• Did that.",
		"January 2020 to February 2021\nAnalyst\nAcme Ltd\n• Did this.\nMarch 2018 to December 2019\nClerk\nBank Kaya\n• Did that.",
		"Acme Ltd | Analyst | 2020-01 – 2021-02\n• Did this.\nBank Kaya | Clerk | 2018-03 – 2019-12\n• Did that.",
	];
	expect(texts.map(read)).toEqual(texts.map(() => expected));
});

it("reads labels, and industry and level only from labels", () => {
	const [job] = readEmployment(
		lines(
			"Perusahaan: PT Maju\nJabatan: Staf\nIndustri: Pangan\nLevel: Senior\nPeriode: Mei 2020 - sekarang\n• Menyusun laporan.",
		),
	);
	expect(job).toEqual({
		company_name: "PT Maju",
		job_title: "Staf",
		industry: "Pangan",
		job_family: undefined,
		job_level: "Senior",
		start_date: "2020-05",
		end_date: undefined,
		is_current_job: true,
		job_description: "• Menyusun laporan.",
	});
});

it("ignores years without months and dates inside sentences", () => {
	expect(read("Clerk, Acme Ltd || 2018 – 2020\nIn March 2019 moved the archive to another building.")).toEqual([
		["Clerk", "Acme Ltd", undefined, undefined, "In March 2019 moved the archive to another building."],
	]);
});

it("doesn't mistake a short description line for a company", () => {
	expect(
		read("Baker || Jan 2020 - Feb 2021\nMade bread\nMade cakes\nCook || Mar 2018 - Dec 2019\nMade soup\nMade sauce"),
	).toEqual([
		["Baker", undefined, "2020-01", "2021-02", "Made bread\nMade cakes"],
		["Cook", undefined, "2018-03", "2019-12", "Made soup\nMade sauce"],
	]);
});

it("reads names on a line with the place, even if their words don't identify them", () => {
	const expected = [
		["Shift Lead", "Fold & Hearth", "2016-06", "2019-09", "• Ran the shift."],
		["Picker", "The Paper Mill", "2014-09", "2016-05", "• Packed."],
	];
	const texts = [
		"Shift Lead || June 2016 – Sept 2019\nFold & Hearth || Saint Paul\n• Ran the shift.\nPicker || Sept 2014 – May 2016\nThe Paper Mill || Pune, Maharashtra\n• Packed.",
		"Fold & Hearth || Seoul, S.Korea\nShift Lead || June 2016 – Sept 2019\n• Ran the shift.\nThe Paper Mill || Pune, Maharashtra\nPicker || Sept 2014 – May 2016\n• Packed.",
		"Shift Lead || June 2016 – Sept 2019\nFold & Hearth • Saint Paul\n• Ran the shift.\nPicker || Sept 2014 – May 2016\nThe Paper Mill • Pune, Maharashtra\n• Packed.",
	];
	expect(texts.map(read)).toEqual(texts.map(() => expected));
});

it("reads dates from a column right of bullets, and from two lines of a left column", () => {
	const expected = [["Co-Founder & CTO", "Nexus AI", "2023-06", undefined, "• Built it.\n• Sold it."]];
	expect(
		read(
			"Nexus AI, Co-Founder & CTO || Austin, TX\n• Built it. || June 2023 – present\n• Sold it. || 2 years 10 months",
		),
	).toEqual(expected);
	expect(read("Jobs\nJune 2023 – Co-Founder & CTO, Nexus AI, Austin, TX\nPresent • Built it.\n• Sold it.")).toEqual(
		expected,
	);
});

it("joins periods whose last year a narrow column cut off", () => {
	const text =
		"Apr 2021 – Sep Baker, Fold Hearth\n2025 • Built it.\njan. ’19 – jan. Cook, Saint Mill\n’21 • Sold it.\njuni ’15 – Clerk, Acme Ltd\nheden • Filed it.";
	expect(read(text)).toEqual([
		["Baker", "Fold Hearth", "2021-04", "2025-09", "• Built it."],
		["Cook", "Saint Mill", "2019-01", "2021-01", "• Sold it."],
		["Clerk", "Acme Ltd", "2015-06", undefined, "• Filed it."],
	]);
});

it("reads names that end with a full stop beside the dates", () => {
	const text =
		"2020 – 2023 || Night Cook at the Hearth, Saint Mill.\nMar 2018 – 2019 Baker of Fine Bread, Fold Hearth.";
	expect(read(text).map(([title, company]) => [title, company])).toEqual([
		["Night Cook at the Hearth", "Saint Mill"],
		["Baker of Fine Bread", "Fold Hearth"],
	]);
});

it("doesn't mistake a web address for a company", () => {
	expect(read("PPResume || https://ppresume.example\nSoftware Engineer || Dec 2022 – Present\n• Coded.")).toEqual([
		["Software Engineer", "PPResume", "2022-12", undefined, "• Coded."],
	]);
});

it("finds nothing without dates", () => {
	expect(read("Clerk at Acme Ltd")).toEqual([]);
});

it("takes no town between the names for a company, but one alone", () => {
	const jobs = [
		"2019 - 2020 Clerk\nBandung\nFold & Hearth\n• Did this.",
		"Fold & Hearth\nBandung\n2019 - 2020\nClerk\n• Did this.",
		"Ridgefield\n2019 - 2020\nClerk\n• Did this.",
	];
	expect(jobs.map((job) => read(job)[0]?.slice(0, 2))).toEqual([
		["Clerk", "Fold & Hearth"],
		["Clerk", "Fold & Hearth"],
		["Clerk", "Ridgefield"],
	]);
});

it("joins a position's name that was wrapped above its company", () => {
	const written = lines("Mechanical\nEngineer\nFold & Hearth\n2019 - 2020\n• Did this.");
	const styled = written.map((line, index) => ({ ...line, font: index === 2 ? "light" : "strong" }));
	expect(readEmployment(styled)[0]).toMatchObject({ job_title: "Mechanical Engineer", company_name: "Fold & Hearth" });
	const apart = written.map((line, index) => ({ ...line, font: index === 0 ? "strong" : "light" }));
	expect(readEmployment(apart)[0]?.job_title).toBe("Engineer");
});

it("reads companies above their positions whose legal form ends with a full stop", () => {
	const flow = lines("Cahaya Sdn. Bhd.\nBaker\n2019 – 2021\nMade bread.\nSaint Mill\nCook\n2015 – 2018\nMade soup.");
	expect(readEmployment(flow).map((job) => [job.job_title, job.company_name])).toEqual([
		["Baker", "Cahaya Sdn. Bhd."],
		["Cook", "Saint Mill"],
	]);
});
