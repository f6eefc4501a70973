import { line, lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const strong = { strong: true, font: "bold" };

/** Jobs in blocks of a strong line, a plain one and a description. */
const jobs = (...blocks: [string, string, string?][]) => {
	const flow = blocks.flatMap(([first, second, told]) => [
		line(first, strong),
		line(second, { font: "body" }),
		...(told ? [line(told, { font: "body" })] : []),
	]);
	return readEmployment(flow).map((one) => [one.job_title, one.company_name]);
};

const TOLD = "Made bread for the whole street.";

it("reads a position and a company that a word tells in the only line of a section, and no other pair", () => {
	const named = (text: string) => readEmployment(lines(text)).map((one) => [one.job_title, one.company_name]);
	expect(named("Baker – Fold Company")).toEqual([["Baker", "Fold Company"]]);
	expect(named("Baker – Night Shifts")).toEqual([]);
	expect(named("Baker – Fold Company\nI made bread.")).toEqual([]);
});

it("reads positions without dates that all look alike", () => {
	expect(jobs(["Bluenose Loft", "Loft Manager", TOLD], ["Mahone Works", "Sailmaker", TOLD])).toEqual([
		["Loft Manager", "Bluenose Loft"],
		["Sailmaker", "Mahone Works"],
	]);
	expect(jobs(["Head Baker", "Fold Hearth", TOLD], ["Ropewalker", "Saint Mill", TOLD])).toEqual([
		["Head Baker", "Fold Hearth"],
		["Ropewalker", "Saint Mill"],
	]);
});

it.each<[string, [string, string, string?][]]>([
	["only one pair", [["Fold Hearth", "Baker", TOLD]]],
	[
		"no word for a position",
		[
			["Fold Hearth", "Ropewalker", TOLD],
			["Saint Mill", "Ropemaking", TOLD],
		],
	],
	[
		"words that contradict each other",
		[
			["Fold Hearth", "Baker", TOLD],
			["Cook", "Saint Mill", TOLD],
		],
	],
	[
		"no descriptions",
		[
			["Hospitality", "Waiter"],
			["Childcare", "Nanny"],
		],
	],
	[
		"labels of groups",
		[
			["Responsibilities", "Head of Kitchen", TOLD],
			["Key Achievements", "Chef of the Year", TOLD],
		],
	],
	[
		"departments",
		[
			["Sales", "Manager", TOLD],
			["Marketing", "Assistant", TOLD],
		],
	],
	[
		"sentences",
		[
			["Fold Hearth", "Worked as a baker there.", TOLD],
			["Saint Mill", "Was a cook.", TOLD],
		],
	],
	[
		"small letters",
		[
			["Fold Hearth", "worked as a baker", TOLD],
			["Saint Mill", "cook for all", TOLD],
		],
	],
	[
		"lists",
		[
			["Kitchen", "Chef, Cook", TOLD],
			["Office", "Clerk, Typist", TOLD],
		],
	],
	[
		"headings",
		[
			["Projects", "Team Leader", TOLD],
			["Education", "Tutor", TOLD],
		],
	],
	[
		"a company where the position should be",
		[
			["Fold Hearth", "Baker", TOLD],
			["Saint Mill", "Hearth Bank", TOLD],
		],
	],
])("reads no positions without dates from %s", (_what, blocks) => {
	expect(jobs(...blocks)).toEqual([]);
});

it("reads no such positions in letters that all look alike", () => {
	const flow = ["Fold Hearth", "Baker", TOLD, "Saint Mill", "Cook", TOLD].map((text) => line(text, strong));
	expect(readEmployment(flow)).toEqual([]);
});

/** Names of a section's positions. */
const names = (text: string) => readEmployment(lines(text)).map((one) => [one.job_title, one.company_name]);

it("reads positions without dates that have their companies beside them, above points", () => {
	expect(names("Baker, Fold Hearth\n• Made bread.\nCook | Saint Mill Ltd\n• Made soup.")).toEqual([
		["Baker", "Fold Hearth"],
		["Cook", "Saint Mill Ltd"],
	]);
	expect(names("Data Scientist, Fold Ltd\n• Counted bread.")).toEqual([["Data Scientist", "Fold Ltd"]]);
});

it.each([
	"Baker, Fold Hearth",
	"Baker\n• Made bread.",
	"Baker, Fold Hearth\n• Made bread.\nWe made soup, too\n• In winter.",
	"Fold Hearth, Leeds\n• Made bread.",
	"Baker, Assistant Cook\n• Made bread.",
	"Baker, Fold Hearth\n• Made bread.",
	"Developer, Haskell\n• Wrote code.",
	"Tutor | Geometry\n• Taught.",
	"Team Leader, Early Shifts\n• Led five.",
	"Waiter\nHoliday Job\n• Served soup.",
	"Developer, Haskell\n• Wrote code.\nTutor, Geometry\n• Taught.",
])("takes nothing for positions without dates in %j", (text) => {
	expect(names(text)).toEqual([]);
});
