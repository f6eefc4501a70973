import { lines } from "@/tests/cv/lines";
import { readEducation } from "./education";

const schools = (text: string) =>
	readEducation(lines(text)).map(({ institutional_name, degree_obtained }) => [institutional_name, degree_obtained]);

it.each([
	["Fold Marine Centre || 2017 - 2018\nSVQ Level 2 Aquaculture", ["Fold Marine Centre", "SVQ Level 2"]],
	["Fold Trinity || 2012 - 2016\nFive National 5s", ["Fold Trinity", "Five National 5s"]],
	["Matric\nGeorgetown High, Leeds\n2010", ["Georgetown High", "Matric"]],
	["2006 – 2010 || Vmbo-t, Esdal Fold", ["Esdal Fold", "Vmbo-t"]],
	["Grade 12, Lenana Secondary || 2012", ["Lenana Secondary", "Grade 12"]],
	["2015 – 2018 || Fagbrev, Fold videregående skole", ["Fold videregående skole", "Fagbrev"]],
	["KCSE || 2011\nFold Boys High", ["Fold Boys High", "KCSE"]],
	[
		"Kenya Certificate of Secondary Education\nLenana || 2006 - 2009",
		["Lenana", "Kenya Certificate of Secondary Education"],
	],
	["National Certificate: Hospitality\nFold TVET || 2010 - 2012", ["Fold TVET", "National Certificate"]],
	["Diploma in Nursing from Fold College of Nursing in 2010", ["Fold College of Nursing", "Diploma"]],
	["Grado Medio en Cocina – CIFP Fold || 2012", ["CIFP Fold", "Grado Medio"]],
	["Secondary: Fold Girls, 2006 - 2009", ["Fold Girls", undefined]],
	["Level 2 Diploma in Cookery – Fold Tech, 2018 – 2019", ["Fold Tech", "Level 2 Diploma"]],
	["+2 Management – Drabya Fold Campus, Kulai, 2012", ["Drabya Fold Campus", "+2"]],
	["2006 – 2009 || 9.o ano, EB 2,3 Grão Fold, Viseu, Portugal", ["EB 2,3 Grão Fold", "9.o ano"]],
	["Fold Community, Office Administration certificate || 2014", ["Fold Community", undefined]],
	["Trung cấp Kế toán\nCao đẳng Fold\n2017 - 2019", ["Cao đẳng Fold", undefined]],
	["Ensino médio, EE Professor Fold || 2004", ["EE Professor Fold", "Ensino médio"]],
	["QQI Level 5 Floristry, Fold Further Ed || 2010 – 2012", ["Fold Further Ed", "QQI Level 5"]],
	["MSc Biologie || 2010 – 2012\nUni Hamburg", ["Uni Hamburg", "MSc"]],
	["Advanced Diploma in Baking || 2017 - 2019\nFold School ( Kulai", ["Fold School", "Advanced Diploma"]],
	["Master of Business Administration\nFoldwarts\n2013–2016", ["Foldwarts", "Master of Business Administration"]],
	["BSc Baking, Psychedelic State, 2016", ["Psychedelic State", "BSc"]],
	["MSc Data Analytics\nSheridan, Toronto, ON\n2012", ["Sheridan", "MSc"]],
	["Fold College, Lasser mbo 2, 2014 – 2016 (diploma)", ["Fold College", "diploma"]],
	["B. Eng. Ingeniería Civil || U. de Fold, 2014", ["U. de Fold", "B. Eng."]],
	["2019 : CQP Cuisine, INPF Villejuif", ["INPF Villejuif", "CQP"]],
	["Music School Diploma (piano) || 2011 – 2017\nFold Music School", ["Fold Music School", undefined]],
	["ITC Fold || 2004 – 2009\nRagioneria", ["ITC Fold", undefined]],
	["翻斗幼儿园, 软件工程 || 2006.9 - 2009.6", ["翻斗幼儿园", undefined]],
	["MA Fashion Design, Central St Martins, 2016", [undefined, "MA"]],
	[
		`BSc in Baking at Fold College (Graduated 2025): GPA 3.8. ${"Coursework in bread, soup and sugar. ".repeat(3)}`,
		["Fold College", "BSc"],
	],
])("reads schools and certificates that few words tell: %j", (text, school) => {
	expect(schools(text)).toEqual([school]);
});

it.each(["Information Tech || 2010", "Main Campus || 2010", "Online Community || 2010"])(
	"reads no school in %j",
	(text) => {
		expect(schools(text)).toEqual([]);
	},
);

it("reads schools that no word tells behind their degrees, where the known ones stand so", () => {
	const read = (text: string) => schools(text).map(([name]) => name);
	const studies = "2010 – 2012 || QQI Level 5 Floristry, Kinsale Fold\n2006 – 2010 || Matric Science, ";
	expect(read(`${studies}Mercy High`)).toEqual(["Kinsale Fold", "Mercy High"]);
	expect(read(`${studies.replace(", Kinsale Fold", "")}Mercy High`)).toEqual([undefined, "Mercy High"]);
	expect(read("BSc Physics, Fold University || 2010\nA-levels Maths, Further Maths || 2007")).toEqual([
		"Fold University",
		undefined,
	]);
});

it.each([
	["2020 - 2023, NTNU\nBachelor i Vernepleie", "NTNU"],
	["2007 - 2010 || Fachkraft für Lagerlogistik an der BBS II Fold", "BBS II Fold"],
	["2000 - 2006 || Realschule, Fritz-Reuter-Realschule Fold", "Fritz-Reuter-Realschule Fold"],
	["서울대학교 재료공학부\n2021.03 ~ 현재", "서울대학교 재료공학부"],
	["Tốt nghiệp THPT\nTHPT Châu Văn Liêm\n2017", "THPT Châu Văn Liêm"],
	["Technikum Mechaniczne w Fold || 2008 - 2012", "Technikum Mechaniczne w Fold"],
	["Колледж связи || 2008 - 2012", "Колледж связи"],
	["Hoërskool Fold || 2008 - 2012", "Hoërskool Fold"],
	["Colégio Estadual Fold || 2008 - 2012", "Colégio Estadual Fold"],
	["โรงเรียนสวนกุหลาบ || 2008 - 2012", "โรงเรียนสวนกุหลาบ"],
])("reads the school alone in %j", (text, school) => {
	expect(schools(text).map(([name]) => name)).toEqual([school]);
});

it.each([
	"Upper Secondary || 2012",
	"Secondary: Mathematics, 2012",
	"High School: Kulai, Malaysia || 2012",
	"English: Very High",
	"Higher Secondary || 2012",
])("takes no kind of school and no level for a school: %j", (text) => {
	expect(schools(text).map(([name]) => name)).toEqual(schools(text).map(() => undefined));
});

it.each([
	[
		"• 2013 - 2016: Sheridan, BSc Baking\n• 2012: SMK Negeri 4 Fold, High School Diploma",
		["Sheridan", "SMK Negeri 4 Fold"],
	],
	["• BSc Baking || U. Fold, 2014\n• MSc Soup || U. del Fold, 2016", ["U. Fold", "U. del Fold"]],
	["Fold College, BSc Baking || 2012 – 2015\n• BSc thesis on soup, 2015", ["Fold College"]],
	["MSc Data Analytics\nToronto, ON\n2012", [undefined]],
	["BSc Physics, Solid State, 2016", [undefined]],
	["Start date: || University: || End date: || Level:\n2011 – 2016 || Fold College || Kage", ["Fold College"]],
])("reads the schools of points and heads of tables: %j", (text, expected) => {
	expect(schools(text).map(([school]) => school)).toEqual(expected);
});
