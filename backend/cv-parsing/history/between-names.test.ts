import { line, lines } from "@/tests/cv/lines";
import type { Line } from "../line";
import { readEmployment } from "./employment";

const jobs = (flow: readonly Line[]) => readEmployment(flow).map((one) => [one.job_title, one.company_name]);

it.each([
	["Técnica em Contabilidade\nCasa Mantiqueira || 2019 – 2021", "Técnica em Contabilidade", "Casa Mantiqueira"],
	["Técnico en Sistemas\nCasa Fold\n2019 – 2021", "Técnico en Sistemas", "Casa Fold"],
	["Recepcionista en Casa Fold || 2019 – 2021", "Recepcionista", "Casa Fold"],
	["Recepcionista en Casa Fold | Sevilla || 2019 – 2021", "Recepcionista", "Casa Fold"],
	["2019 – 2021 || Recepcionista em Casa Fold, Anápolis\nFez pão para a rua.", "Recepcionista", "Casa Fold"],
	["Técnica em Contabilidade — Casa Mantiqueira\n2019 – 2021", "Técnica em Contabilidade", "Casa Mantiqueira"],
	["2019 – 2021 – Casa Mantiqueira – Técnica em Contabilidade", "Técnica em Contabilidade", "Casa Mantiqueira"],
	["主管护师 @ 洛水医院\n2019.06 - 2020.05 | 洛阳", "主管护师", "洛水医院"],
	["Baker @ Fold Hearth || 2019 – 2021", "Baker", "Fold Hearth"],
	["2019 – 2021 || Kế toán tại Công ty Fold", "Kế toán", "Công ty Fold"],
])("parts position and company of %j", (text, title, company) => {
	expect(jobs(lines(text))).toEqual([[title, company]]);
});

/** An entry whose names differ in their letters, and its description. */
const entry = (first: string, second: string, dates: string, ...told: string[]) => [
	line(`${first}${second} || ${dates}`, { strong: true, runs: [first, second, dates] }),
	...told.map((text) => line(text)),
];
const told = ["Made bread for the street", "Kept the rota of the shop"];

it("parts names at the mark where their letters change, if a word in one entry tells the position", () => {
	const flow = [
		...entry("Küchenwart", ", Gasthof zur Brücke", "2018 – 2020", ...told),
		...entry("Chef de Partie", ", Alpenhof", "2014 – 2017", ...told),
	];
	expect(jobs(flow)).toEqual([
		["Küchenwart", "Gasthof zur Brücke"],
		["Chef de Partie", "Alpenhof"],
	]);
});

it.each<[string, Line[]]>([
	[
		"a town is the second",
		[
			...entry("Küchenwart", ", Passau", "2018 – 2020", ...told),
			...entry("Chef de Partie", ", Alpenhof", "2014 – 2017", ...told),
		],
	],
	[
		"no mark stands between",
		[
			...entry("Küchenwart", " Gasthof", "2018 – 2020", ...told),
			...entry("Chef de Partie", ", Alpenhof", "2014 – 2017", ...told),
		],
	],
])("leaves names with letters of their own as they are if %s", (_, flow) => {
	expect(jobs(flow)[0]).not.toEqual(["Küchenwart", "Gasthof"]);
	expect(jobs(flow)[0]).not.toEqual(["Küchenwart", "Passau"]);
});

it("takes no sentence that ends with dates for a position where the others begin with theirs", () => {
	const dates = { size: 0.8 };
	const flow = [
		line("Baker @ Fold Hearth"),
		line("2019 – 2021 | Kulai", dates),
		line("Made bread for the street"),
		line("Cook @ Saint Mill"),
		line("2015 – 2018 | Kulai", dates),
		line("Kept the archive since 2012"),
		line("Made soup for the street"),
	];
	const both = [
		["Baker", "Fold Hearth"],
		["Cook", "Saint Mill"],
	];
	expect(jobs(flow)).toEqual(both);
	const named = [...flow.slice(0, 5), line("Night Porter 2012 – 2014"), line("Carried bags for guests.")];
	expect(jobs(named)).toHaveLength(3);
});

it.each([
	["Fold Foods and Beverages Jul 2020 - Present Nashik", true],
	["Served the Fold board from Jul 2020 - Present day", false],
	["made bread for Fold Jul 2020 - Present Nashik", false],
	["Made bread; Fold Jul 2020 - Present Nashik", false],
	["Fold Foods and Beverages Jul 2020 Nashik", false],
])("takes the dates before a town in %j for those of a position: %j", (text, isDated) => {
	expect(jobs([line("Area Sales Manager", { strong: true }), line(text), line("Manages the shop.")])).toEqual(
		isDated ? [["Area Sales Manager", "Fold Foods and Beverages"]] : [],
	);
});

it("keeps a name above its dates, beside entries whose dates stand behind their names", () => {
	const bold = { strong: true, font: "bold" };
	const flow = (name: Partial<Line>) => [
		line("Fold Hearth — Baker Aug 2019 - Present | Kulai", bold),
		line("Made bread for the street"),
		line("Saint Mill — Receptionist", name),
		line("Nov 2012 - Feb 2015 | Wilderness"),
		line("Handled bookings, transfers and cash"),
	];
	expect(jobs(flow(bold))[1]).toEqual(["Receptionist", "Saint Mill"]);
	expect(jobs(flow({ font: "body" }))[1]).not.toEqual(["Receptionist", "Saint Mill"]);
});

it("reads one name with 'em' below the company that each entry has above its dates", () => {
	const flow = lines(`Casa Mantiqueira
		Técnica em Contabilidade (2019 – 2021)
		• Atende a rua.
		Laticínios Serra
		Auxiliar Administrativa (2015 – 2018)
		• Emite notas.`);
	expect(jobs(flow)).toEqual([
		["Técnica em Contabilidade", "Casa Mantiqueira"],
		["Auxiliar Administrativa", "Laticínios Serra"],
	]);
});

const PAIRS = (below: string, third: string) =>
	`Baker, Fold Corp || 2019 – 2021\nInternational bread provider || ${below}\n• Made bread.\n` +
	`Cook, Hearth Ltd. || 2016 – 2019\nSoup consulting firm || ${below}\n• Made soup.\n` +
	`${third} || 2014 – 2016\nPaper mill agency || ${below}\n• Made flour.`;

it("reads both names beside the dates where most companies there have a legal form, and nothing below them", () => {
	const read = (text: string) => jobs(lines(text));
	expect(read(PAIRS("Remote", "Gardener, Saint Mill"))).toEqual([
		["Baker", "Fold Corp"],
		["Cook", "Hearth Ltd."],
		["Gardener", "Saint Mill"],
	]);
	expect(read(PAIRS("Remote", "Gardener, Saint Mill, Leeds")).at(-1)).toEqual(["Gardener", "Saint Mill"]);
	// Most have a team there.
	const teams =
		"Engineer, Payments || 2019 – 2021\nFold Hearth || Leeds\n• Made bread.\n" +
		"Engineer, Hearth Corp || 2017 – 2019\nSaint Mill || York\n• Made soup.\nEngineer, Rolls || 2014 – 2016\nOld Mill || Leeds\n• Made rolls.";
	expect(read(teams).map(([, company]) => company)).toContain("Fold Hearth");
});
