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
