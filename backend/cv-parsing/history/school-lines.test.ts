import { line, lines } from "@/tests/cv/lines";
import { sectionsOf } from "../sections/sections";
import { isTableHead } from "../text/labels";
import { readEducation } from "./education";

const schools = (text: string) => readEducation(lines(text)).map((one) => one.institutional_name);

it.each([
	["Baking diploma. Bread College, 2012-2014. GCSEs. Kulai High School.", ["Bread College", "Kulai High School"]],
	[
		"Universitas Kulai, S1 Manajemen, tidak selesai (s/d semester 5) SMA Negeri 2 Balige, tamat 2012",
		["Universitas Kulai", "SMA Negeri 2 Balige"],
	],
	["Bread College, BSc Physics. Thesis on soup, 2012", ["Bread College"]],
	["Univ. Oslo, BSc Physics 2012. Sta. Maria College, 2008", ["Univ. Oslo"]],
	["Bread College, 2012. Worked at Fold High School.", ["Bread College"]],
])("reads each school of a line with several sentences: %j", (text, names) => {
	expect(schools(text)).toEqual(names);
});

it("reads a school below its dated degree if all degrees are the points of a list", () => {
	const text =
		"• MSc Bread || 2014 – 2016\nFold University || Kulai\n• BSc Soup || 2010 – 2014\nUniversity of Hearth || Kulai";
	expect(
		readEducation(lines(text)).map((one) => [one.degree_obtained, one.institutional_name, one.graduation_year]),
	).toEqual([
		["MSc", "Fold University", "2016"],
		["BSc", "University of Hearth", "2014"],
	]);
});

it("reads an abbreviated school behind a degree whose subject no word begins", () => {
	expect(schools("Bachelor Informatik, ZHAW (2019)")).toEqual(["ZHAW"]);
	expect(schools("DSAA Design Numérique, ENSA Fold (2018)")).toEqual(["ENSA Fold"]);
	expect(schools("Bachelor Informatik, Schwerpunkt KI (2019)")).toEqual([undefined]);
	expect(schools("Bachelor of Technology, ECE || 2015 – 2019")).toEqual([undefined]);
	expect(schools("Bachelor of Arts, TESOL || 2015 – 2019")).toEqual([undefined]);
});

it("reads a school and a subject that a Chinese text parts with a space", () => {
	expect(schools("北方大学 面包工程\n2020.09 - 2024.06")).toEqual(["北方大学"]);
	expect(schools("北方大学 面包工程 本科 || 2020年 – 2024年")).toEqual(["北方大学"]);
	expect(schools("北方大学 附属中学 || 2012")).toEqual(["北方大学 附属中学"]);
});

it("reads a school that only the look of its letters parts from its place", () => {
	const [text, runs] = ["Stanford Austin, TX", ["Stanford", "Austin, TX"]];
	expect(readEducation([line(text, { runs }), line("B.S, Physics")]).map((one) => one.institutional_name)).toEqual([
		"Stanford",
	]);
	const campus = line("Technische Universität Berlin", { runs: ["Technische Universität", "Berlin"] });
	expect(readEducation([campus, line("BSc Physics")]).map((one) => one.institutional_name)).toEqual([
		"Technische Universität Berlin",
	]);
});

it("reads the school that holds a course, and no course as a school of its own", () => {
	expect(schools("Summer School on Bread || 2012\nInstitute of Soup")).toEqual(["Institute of Soup"]);
	expect(schools("Institute of Soup || 2012\nWinter School")).toEqual(["Institute of Soup"]);
	expect(schools("Fold Summer School || 2012")).toEqual(["Fold Summer School"]);
});

it.each([
	["Coleg Fold, Long Barn Level 3 Agriculture || 2016", ["Coleg Fold, Long Barn"]],
	["Fold High School GCSEs x 6 || 2016", ["Fold High School"]],
	["Bread College BTEC Level 3 Sport || 2016", ["Bread College"]],
	["School holidays || 2016", []],
	["Formación Profesional Básica, I.E.S. Los Molinos · 2012", ["I.E.S. Los Molinos"]],
	["S.M.K. Kulai lulus 2015", ["S.M.K. Kulai"]],
	["2003-2005 : CFA des métiers, CAP boulanger", ["CFA des métiers"]],
	["CFA Level II || 2016\nBread College || 2012", ["Bread College"]],
	["Year 10 || Kulai HS || 2009", ["Kulai HS"]],
	["Elementary: Kulai Elem. School, 2002\nCollege: Kulai Fold, BSBA, 2010", ["Kulai Elem. School", "Kulai Fold"]],
	["Grado en Derecho por la Universidad de Kulai || 2016", ["Universidad de Kulai"]],
	["Licenciada en Derecho de la Universidad de Kulai || 2016", ["Universidad de Kulai"]],
	["Facultad de Derecho de la Universidad de Kulai || 2016", ["Facultad de Derecho de la Universidad de Kulai"]],
	["S1 Akuntansi Univ. Negeri Kulai (2018)", ["Univ. Negeri Kulai"]],
	["University || City, Province\nBSc Physics || 2016", [undefined]],
	["University College Fold || 2016", ["University College Fold"]],
	["Bread College || 2012 – 2016\nCandidate for MBA, June 2017", ["Bread College", undefined]],
	["Tecnóloga en panadería · Fold || 2016\nBachiller · Colegio Kulai || 2012", ["Fold", "Colegio Kulai"]],
])("tells schools from what stands beside them: %j", (text, names) => {
	expect(schools(text)).toEqual(names);
});

it("reads studies behind their heading and their dates", () => {
	const main = lines("Nombre: Ana Roe\nEstudios: 2014 - 2018: Licenciatura en Física, Universidad de Kulai");
	const sections = sectionsOf({ top: [], side: [], main });
	expect(sections.filter(({ kind }) => kind === "education")).toHaveLength(1);
});

it.each([
	["No || Nama Sekolah || Jurusan || Tahun Lulus", true],
	["No || Sekolah || 2012", false],
	["Sekolah || Kulai", false],
	["Sekolah || Kulai || Johor", false],
])("knows the head of a table by all of its labels but one: %j", (text, is) => {
	const [head] = lines(text);
	expect(head && isTableHead(head)).toBe(is);
});

it.each([
	["D3 Roti\nPoliteknik Kulai, 2014–2017\nIPK 3,54\nSMA Negeri 2 Kulai\n2011–2014", ["3.54", undefined]],
	["BSc Baking\nFold University\n2014–2017\nGPA 3.54\nOslo High School\n2011–2014", ["3.54", undefined]],
	["GPA 3.54\nFold University, 2014–2017\nGPA 3.2\nOslo High School, 2011–2014", ["3.54", "3.2"]],
])("gives a grade to the school that it belongs to: %j", (text, grades) => {
	expect(readEducation(lines(text)).map(({ gpa_score }) => gpa_score && String(gpa_score))).toEqual(grades);
});
