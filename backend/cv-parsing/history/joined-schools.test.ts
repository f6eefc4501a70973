import { line, lines } from "@/tests/cv/lines";
import type { Line } from "../line";
import { readEducation } from "./education";
import { readEmployment } from "./employment";

const schools = (...flow: Line[]) => readEducation(flow).map((one) => one.institutional_name);
const strong = (text: string) => line(text, { strong: true, font: "bold" });
const plain = (text: string) => line(text, { font: "body" });
const other = [strong("Oslo University"), plain("BSc Physics"), plain("2012 – 2016")];

it("joins a school's name that a narrow column cut, in letters that only schools have", () => {
	const cut = [strong("Culinary"), strong("Institute of Kulai"), plain("BSc Soup"), plain("2008 – 2012")];
	expect(schools(...cut, ...other)).toEqual(["Culinary Institute of Kulai", "Oslo University"]);
	const end = [strong("Sekolah Menengah"), strong("Seksyen 9"), plain("Abitur"), plain("2008 – 2012")];
	expect(schools(...end, ...other)).toEqual(["Sekolah Menengah Seksyen 9", "Oslo University"]);
});

it.each([
	["place", "Kulai, Malaysia"],
	["degree", "Bachelor of Science"],
	["subject", "Mathematics"],
	["department", "Department of Bread"],
	["campus", "Kulai Campus"],
	["remark", "Exchange Semester"],
	["position", "Head Student"],
	["small letters", "and so on"],
	["sentence", "Learned to make soup."],
	["period", "2008 – 2012"],
	["school of its own", "Bread College"],
])("joins no %s with a school", (_what, text) => {
	expect(schools(strong("Soup Institute"), strong(text), plain("BSc Soup"), plain("2008 – 2012"), ...other)[0]).toBe(
		"Soup Institute",
	);
});

it("takes no studies for positions", () => {
	const jobs = (text: string) => readEmployment(lines(text)).map((one) => one.job_title);
	expect(jobs("BSc Physics || 2012 – 2016\nOslo University")).toEqual([]);
	expect(jobs("Lecturer || 2012 – 2016\nOslo University")).toEqual(["Lecturer"]);
	expect(jobs("PhD Researcher || 2012 – 2016\nOslo University")).toEqual(["PhD Researcher"]);
});
