import { line, lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

it("reads names at the beginning of a paragraph beside dates, and tells the rest", () => {
	const flow =
		lines(`2019 – 2021 || Baker, St. Hearth Ltd., Jakarta. Made bread for the whole street. Kept the rota of nine people.
		2015 – 2019 || Cook, Saint Mill, Bandung. Made soup for all who came by, and for those who didn't.`);
	expect(readEmployment(flow).map((job) => [job.job_title, job.company_name, job.job_description])).toEqual([
		["Baker", "St. Hearth Ltd.", "Made bread for the whole street. Kept the rota of nine people."],
		["Cook", "Saint Mill", "Made soup for all who came by, and for those who didn't."],
	]);
});

it("reads names and dates at the beginning of a paragraph in which only their letters differ", () => {
	const told = "Made bread for the whole street, and kept the rota of nine people.";
	const runs = ["Baker", "2019–2021", told];
	const [job] = readEmployment([line("Fold Hearth", { strong: true }), line(runs.join(" "), { runs })]);
	expect(job).toMatchObject({ job_title: "Baker", company_name: "Fold Hearth", job_description: told });
});

const namesIn = (...flow: Parameters<typeof readEmployment>[0]) =>
	readEmployment(flow).map((job) => [job.job_title, job.company_name]);

it("reads two names behind dates at the beginning of a paragraph, if one of them is a position", () => {
	const told = "Kept the rota of nine people, and baked for the whole street on every day of the year.";
	const read = (names: string) => namesIn(line(`2019 – 2021 ${names}. ${told}`), line(`2015 – 2019 ${names}. ${told}`));
	expect(read("Fold & Hearth - Baker")[0]).toEqual(["Baker", "Fold & Hearth"]);
	expect(read("Assistant baker – Saint Mill")[0]).toEqual(["Assistant baker", "Saint Mill"]);
	// A sentence, and names of which no word tells which is which.
	expect(read("Bread for many - made with care and flour")).toEqual([]);
	expect(read("Head baker - Made with nine other people")).toEqual([]);
	expect(read("Fold Hearth - Saint Mill")).toEqual([]);
});

it("tells descriptions behind dates and a comma from names, if both names stand above", () => {
	const names = (text: string, parts?: string[]) =>
		line(text, { strong: true, font: "bold", ...(parts && { parts, runs: parts }) });
	const read = (first: string, second: string, isBoth = true) =>
		namesIn(
			names("Baker Fold Hearth", isBoth ? ["Baker", "Fold Hearth"] : undefined),
			line(`2019 – 2021, ${first}`),
			names("Cook Saint Mill", ["Cook", "Saint Mill"]),
			line(`2015 – 2019, ${second}`),
		);
	const both = [
		["Baker", "Fold Hearth"],
		["Cook", "Saint Mill"],
	];
	expect(read("Made bread. Kept the rota of nine", "Made soup for the street.")).toEqual(both);
	// Companies behind the dates stay names.
	expect(read("Corner Shop Ltd.", "Corner Shop Ltd.", false).flat()).not.toContain(undefined);
	expect(read("Kulai", "Johor")).toEqual(both);
});

it.each([
	["Baker (2019 – 2021), Fold Hearth", "Baker", "Fold Hearth"],
	["Baker (02/2019 – 03/2021) Fold Industries, Inc.", "Baker", "Fold Industries, Inc."],
	["Baker (2019 – 2021) – Fold Hearth", "Baker", "Fold Hearth"],
	["Fold Hearth (2019 – 2021) – Baker", "Baker", "Fold Hearth"],
	["• Baker (2019 – 2021) Fold Hearth", "Baker", "Fold Hearth"],
])("reads names on both sides of dates in brackets: %j", (text, title, company) => {
	expect(namesIn(line(text), line("Made bread for the whole street."))).toEqual([[title, company]]);
});

it("reads no description behind dates in brackets as a name, and no point of an entry as one", () => {
	expect(namesIn(line("Baker (2019 – 2021) Made bread for shops"))).toEqual([]);
	expect(namesIn(line("Baker, Fold || 2015 – 2019"), line("• Head of rolls (2016 – 2017) Leeds"))).toEqual([
		["Baker", "Fold"],
	]);
});

it.each([
	["Teacher (2012 – 2014), Spanish", "Teacher"],
	["Tutor (2014 – 2016) – Freelance", "Tutor"],
	["• Lead developer (2018 – 2019), Python", "Lead developer"],
])("reads no single word behind dates in brackets as a company: %j", (text, title) => {
	expect(namesIn(line(text))).toEqual([[title, undefined]]);
});
