import { lines } from "@/tests/cv/lines";
import { readEducation } from "./education";

it.each<[string, object]>([
	[
		"Universitas Indonesia || Agt 2015 – Jul 2019\nS1 Teknik Sipil, IPK 3,75/4,00",
		{
			institutional_name: "Universitas Indonesia",
			degree_obtained: "S1",
			field_of_study: "Teknik Sipil",
			date_attended: "2015-08",
			graduation_date: "2019-07",
			gpa_score: "3.75",
			gpa_scale: "4.00",
		},
	],
	[
		"Bachelor of Science in Physics, University of Leeds, May 2012",
		{
			institutional_name: "University of Leeds",
			degree_obtained: "Bachelor of Science",
			field_of_study: "Physics",
			graduation_date: "2012-05",
		},
	],
	[
		"2010 - 2013 || SMA Negeri 3 Bandung || Jurusan IPS",
		{ institutional_name: "SMA Negeri 3 Bandung", field_of_study: "IPS" },
	],
	[
		"MIT Institute\nMaster of Arts\nSep 2022 – present",
		{ degree_obtained: "Master of Arts", date_attended: "2022-09", is_currently_studying: true },
	],
])("reads %j", (text, expected) => {
	const [school, ...others] = readEducation(lines(text));
	expect(school).toMatchObject(expected);
	expect(others).toEqual([]);
});

it("reads a subject without the word before it", () => {
	const [school] = readEducation(lines("Universidad Central\nLicenciada en Panadería Básica, 2010 – 2014"));
	expect(school).toMatchObject({ degree_obtained: "Licenciada", field_of_study: "Panadería Básica" });
});

it("takes no punctuation behind a degree for its subject", () => {
	expect(readEducation(lines("Bread College — A.A.S.\n2014 – 2016"))[0]?.field_of_study).toBeUndefined();
});

it("leaves a name beside its dates apart from the subject of the school above it", () => {
	const flow = "NHS Hogeschool || 2009 – 2013\nHBO Rechten\nAarde Kulai || 2004 – 2009\nHAVO";
	expect(readEducation(lines(flow)).map((one) => [one.institutional_name, one.degree_obtained])).toEqual([
		["NHS Hogeschool", "HBO"],
		["Aarde Kulai", "HAVO"],
	]);
});

it.each([
	["S1 Fisika @Universitas Kulai\n2014 – 2018", ["Universitas Kulai"]],
	["BSc Physics, Oslo University, 2014 – 2018\nCo-Lead of the college choir", ["Oslo University"]],
	["BA Bread, Oslo University, 2014 – 2018\nIf you had a meaningful role at college", ["Oslo University"]],
	["Oslo University, 2014 – 2018\nMA Translation Studies", ["Oslo University"]],
	["Bachiller en Pan en Instituto Sal\n2008 – 2013", ["Instituto Sal"]],
	["Bread College: Level 3 Diploma in Baking (2010 to 2012)", ["Bread College"]],
	["08/2008 – 07/2011 || Ausbildung zum Bäcker\nBerufliches Schulzentrum 8, Leipzig", ["Berufliches Schulzentrum 8"]],
	["MBO Bakken, Aarde Vos, Deventer\n2009 – 2012", [undefined]],
	["MBO Bakken, Aarde Vos, Deventer\n2009 – 2012\nHAVO, Profiel, Veldhof\n2004 – 2009", ["Aarde Vos", "Veldhof"]],
	["Degree || Institute || Year || %\nB.E. Baking || Bread College || 2017 || 68%", ["Bread College"]],
	["2014 – 2018 || S1 Teknik Roti Universitas Kulai", ["Universitas Kulai"]],
	["بكالوريوس تجارة جامعة الوادي\n2014 – 2018", ["جامعة الوادي"]],
	["جامعة الوادي كلية الزراعة\n2014 – 2018", ["جامعة الوادي كلية الزراعة"]],
	["2011 – 2014\nKulai Katedralskole || Upper Secondary", ["Kulai Katedralskole"]],
	["NVTI Certificate, Baking\nKulai Training Centre\n2013 – 2015", ["Kulai Training Centre"]],
	["Technische Scholen Kulai || 2012\nTSO Houtbewerking", ["Technische Scholen Kulai"]],
])("reads the schools in %j", (text, schools) => {
	expect(readEducation(lines(text)).map((one) => one.institutional_name)).toEqual(schools);
});

it("returns one entry per school", () => {
	const schools = readEducation(
		lines("PhD Biology\nUniversity of Oslo, 2010 – 2014\nBSc Botany\nBergen College, 2006 – 2010"),
	);
	expect(schools.map((one) => [one.degree_obtained, one.institutional_name])).toEqual([
		["PhD", "University of Oslo"],
		["BSc", "Bergen College"],
	]);
});

it("reads schools whose names contain no word for a school", () => {
	const schools = readEducation(
		lines(
			"B.S. Computer Science | RISD | May 2016\nUniversity of Oslo || Aug 2010 – May 2012\nDiplôme d'État, Nursing\nIFSI Grenoble\nSep 2006 – Jun 2009",
		),
	);
	expect(schools[0]).toMatchObject({ institutional_name: "RISD", degree_obtained: "B.S.", graduation_date: "2016-05" });
	expect(readEducation(lines("IFSI Grenoble || Sep 2006 – Jun 2009\nDiplôme d'État, Nursing"))).toMatchObject([
		{ institutional_name: "IFSI Grenoble", degree_obtained: "Diplôme d'État" },
	]);
});

it("finds the school behind a degree in a sentence", () => {
	const [school] = readEducation(lines("Master Economics at Oslo Institute of Technology || 2012 – 2016"));
	expect(school?.institutional_name).toBe("Oslo Institute of Technology");
});

it("takes no degree in capitals for a school", () => {
	const read = readEducation(
		lines("OSLO UNIVERSITY || 2012 - 2016\nMASTER // ECONOMICS\nSMAN 3 BANDUNG || 2009 - 2012"),
	);
	expect(read).toMatchObject([
		{ institutional_name: "OSLO UNIVERSITY", degree_obtained: "MASTER", field_of_study: "ECONOMICS" },
		{ institutional_name: "SMAN 3 BANDUNG" },
	]);
});

it("joins a school's name whose kind stands on a line of its own", () => {
	const names = ["White Castle State\nUniversity", "Bergen\nInstitute of Technology", "Oslo\nSchool"].map(
		(name) => readEducation(lines(`${name}\nB.Sc.\n2012 - 2016`))[0]?.institutional_name,
	);
	expect(names).toEqual(["White Castle State University", "Bergen Institute of Technology", "Oslo School"]);
});

const schools = (text: string) => readEducation(lines(text)).map((one) => one.institutional_name);

it.each([
	["PhD Oslo University, Computer Science || 2015 – 2019", "Oslo University"],
	["MSc Physics / Oslo University / 2019-2021", "Oslo University"],
	["BSc in Physics (Oslo University) || 2015 – 2019", "Oslo University"],
	["BSc Physics @ Oslo University || 2015 – 2019", "Oslo University"],
	["Oslo University: BSc Physics || 2015 – 2019", "Oslo University"],
	["Oslo University (Faculty of Physics), Class of 2019\nBSc Physics", "Oslo University (Faculty of Physics)"],
	["MSc Physics / Oslo University /\n2019-2021", "Oslo University"],
	["PhD\nOslo University, London United Kingdom\n2015 – 2019", "Oslo University"],
	["Master of Science\nTU Dresden || 2015 – 2019", "TU Dresden"],
	["Licence, Droit, Lycée Chateaubriand || 2015", "Lycée Chateaubriand"],
	["Bachelor || 2015 – 2019\nHogeschool Windesheim", "Hogeschool Windesheim"],
	["Fold University || 2015 – 2019\n• Graduated with College Honors.\nhttps://www.college.example/", "Fold University"],
])("reads the school of %j", (text, school) => {
	expect(schools(text)).toEqual([school]);
});

it("gives a school above several degrees to each of them", () => {
	const text =
		"Fold University, Oslo, Norway\n• Ph.D. in Physics || 2009 – 2014\n• Thesis: Heat\n• M.S. in Physics || 2006 – 2008";
	expect(readEducation(lines(text)).map((one) => [one.institutional_name, one.graduation_year])).toEqual([
		["Fold University", "2014"],
		["Fold University", "2008"],
	]);
});

it("reads a school above the dates that a narrow column cut off", () => {
	const text =
		"MSc Physics | Fold University – 2019-2021\nBSc Chemistry | Hearth College\nOslo – 2015-2018\nBaking Course | Mill – 2014-2015";
	expect(schools(text).slice(0, 2)).toEqual(["Fold University", "Hearth College"]);
});

it.each([
	"BSc Computer Science, First Class Honours || 2015 – 2019",
	"MSc in Marketing, Cum Laude || 2015 – 2019",
	"BSc in Economics, Minor in Statistics || 2015 – 2019",
	"Bachelor of Arts in Communication, Journalism || 2015 – 2019",
	"BEng Mechanical, Full-time || 2015 – 2019",
	"BSc, Physics, Thesis on stars || 2015 – 2019",
	"MSc in Marketing, Norland || 2015 – 2019",
	"MSc in Marketing, Distinction || 2017 – 2019\nBSc in Physics, Merit || 2014 – 2017",
	"MSc in Physics, Thesis on stars || 2017 – 2019\nBSc in Economics, Minor in Statistics || 2014 – 2017",
	"MA in Politics, Journalism || 2017 – 2019\nBA in Communication, Linguistics || 2014 – 2017",
	"Magister Manajemen, Lulus dengan pujian || 2017 – 2019\nSarjana Hukum, Ekonomi, Skripsi || 2014 – 2017",
	"MSc in Physik, mit Auszeichnung || 2017 – 2019\nBSc in Chemie, Schwerpunkt Gase || 2014 – 2017",
	"Licence, Droit, Mention bien || 2017 – 2019\nMaster, Gestion, En alternance || 2014 – 2017",
])("takes no remark or subject behind a degree for its school: %j", (text) => {
	expect(new Set(schools(text))).toEqual(new Set([undefined]));
});

it("keeps the subject as it is where no school is told", () => {
	const [first] = readEducation(lines("Bachelor of Arts in Communication, Journalism || 2015 – 2019"));
	expect(first?.field_of_study).toBe("Communication, Journalism");
});

it.each<[string, string | undefined, string | undefined]>([
	["Master Marketing\nThesis on bread prices", undefined, undefined],
	["Bachelor Economics\nFocus on trade", undefined, undefined],
	["Bachelor Economics\nGraduated with honours", undefined, undefined],
	["Bachelor Economics\nTop of the class", undefined, undefined],
	["Bachelor Economics\nWon the bread prize", undefined, undefined],
	["Bachelor Economics\nStudent Council President", undefined, undefined],
	["Bachelor Economics\nErasmus in Madrid", undefined, undefined],
	["Bachelor Economics\nResearch on trade", undefined, undefined],
	["MBA\nYou can choose to have one or several awards here\nOslo University", "Oslo University", undefined],
	["Magister Manajemen\nSkripsi tentang roti", undefined, undefined],
	["Master Marketing\nNorland", "Norland", undefined],
	["Bachelor Economics\nMinor in Statistics", undefined, undefined],
	["MBA\nFinance and Strategy\nOslo University", "Oslo University", "Finance and Strategy"],
	["MBA\nBread and Butter\nOslo University", "Oslo University", "Bread and Butter"],
	["MBA\nMajor in Finance\nOslo University", "Oslo University", "Finance"],
	["Master of Business Administration\nFinance", undefined, "Finance"],
	["High School Diploma\nNatural Science", undefined, "Natural Science"],
])("tells subject, school and remark below a whole degree apart: %j", (text, school, field) => {
	const [first] = readEducation(lines(`2015 – 2019\n${text}`));
	expect([first?.institutional_name, first?.field_of_study]).toEqual([school, field]);
});

it("takes no small word for a school's abbreviation", () => {
	const read = (text: string) => readEducation(lines(`2015 – 2019\n${text}`)).map((one) => one.institutional_name);
	expect(read("S1 Teknik Sipil\nITS Surabaya")).toEqual(["ITS Surabaya"]);
	expect(read("Bread and its impact on bread")).toEqual([]);
});
