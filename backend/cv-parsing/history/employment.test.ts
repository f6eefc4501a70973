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

it("finds nothing without dates", () => {
	expect(read("Clerk at Acme Ltd")).toEqual([]);
});
