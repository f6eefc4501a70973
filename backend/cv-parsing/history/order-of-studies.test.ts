import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const jobs = (studies: string, text: string) =>
	readEmployment(lines(text), { headline: new Set(), studies: lines(studies) }).map((one) => [
		one.job_title,
		one.company_name,
	]);

const UNKNOWN =
	"Zorbal Mill || 2019 – 2021\nRopewalker\n• Made ropes.\nVekmek House || 2015 – 2018\nLampman\n• Lit lamps.";
const FIRST = [
	["Zorbal Mill", "Ropewalker"],
	["Vekmek House", "Lampman"],
];
const SECOND = FIRST.map(([first, second]) => [second, first]);

it("takes unknown names for companies where schools stand, with their dates", () => {
	expect(jobs("Oslo University || 2010 – 2014\nBSc Physics", UNKNOWN)).toEqual(SECOND);
	expect(jobs("Oslo University || 2010 – 2014\nBSc Physics\nBread College || 2009\nAbitur", UNKNOWN)).toEqual(SECOND);
});

it.each([
	["no studies", ""],
	["degrees first", "BSc Physics || 2010 – 2014\nOslo University"],
	["dates elsewhere", "Oslo University\nBSc Physics || 2010 – 2014"],
	["schools first in one entry only", "Oslo University || 2010 – 2014\nBSc Physics\nAbitur || 2009\nBread College"],
	["schools alone", "Oslo University || 2010 – 2014"],
	["degrees alone", "BSc Physics || 2010 – 2014"],
	["points of a list", "• Oslo University || 2010 – 2014\n• BSc Physics"],
])("takes the first name for the position where there are %s", (_what, studies) => {
	expect(jobs(studies, UNKNOWN)).toEqual(FIRST);
});

it("lets words outweigh the order of studies", () => {
	const told = UNKNOWN.replace("Zorbal Mill", "Baker").replace("Ropewalker", "Hearth GmbH");
	expect(jobs("Oslo University || 2010 – 2014\nBSc Physics", told)[0]).toEqual(["Baker", "Hearth GmbH"]);
});
