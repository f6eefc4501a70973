import { line, lines } from "@/tests/cv/lines";
import { readEducation } from "./education";

const read = (text: string) =>
	readEducation(lines(text)).map((one) => [one.institutional_name, one.degree_obtained, one.field_of_study]);

it.each([
	["School of Business | University of Oslo\nBBA, Marketing\n2010 – 2013", ["University of Oslo", "BBA", "Marketing"]],
	["School of Business\nUniversity of Oslo\nBBA in Marketing, 2010 – 2013", ["University of Oslo", "BBA", "Marketing"]],
	["JD Institute of Fashion\nDiploma in Design\n2010 – 2013", ["JD Institute of Fashion", "Diploma", "Design"]],
	["Diploma in Design, JD Institute, 2010 – 2013", ["JD Institute", "Diploma", "Design"]],
	["MS Fold College\nB.E. Civil Engineering\n2010 – 2014", ["MS Fold College", "B.E.", "Civil Engineering"]],
	["MBA Oslo University\n2010 – 2012", ["Oslo University", "MBA", undefined]],
	["MA Al-Hikmah, Kediri\n2007 – 2010", ["MA Al-Hikmah", undefined, undefined]],
	["MIT, Cambridge, MA || 2010 – 2013", ["MIT", undefined, undefined]],
	["Pós-graduação em Gestão, FGV, 2016", ["FGV", "Pós-graduação", "Gestão"]],
	["MSc in Marketing, Norland\n2010 – 2012", [undefined, "MSc", "Marketing, Norland"]],
])("reads the school of %j", (text, school) => {
	expect(read(text)).toEqual([school]);
});

it.each([
	["Physics (BSc)", ["BSc", "Physics"]],
	["Physics BSc", ["BSc", "Physics"]],
	["Computer Science, B.S.", ["B.S.", "Computer Science"]],
	["First Class BSc (Hons) Physics", ["BSc (Hons)", "Physics"]],
	["Studium der Germanistik (M.A.)", ["M.A.", "Germanistik"]],
	["PhD candidate in Physics", ["PhD", "Physics"]],
	["NVQ Level 3 Hairdressing", ["NVQ Level 3", "Hairdressing"]],
	["Diplom (FH) Architektur", ["Diplom (FH)", "Architektur"]],
	["Licence de physique", ["Licence", "physique"]],
	["B.Tech (Computer Science)", ["B.Tech", "Computer Science"]],
	["Ensino Médio Completo", ["Ensino Médio", undefined]],
	["Ausbildung zum Tischler", ["Ausbildung zum Tischler", undefined]],
	["Educación Secundaria Obligatoria (ESO)", ["Educación Secundaria Obligatoria", undefined]],
	["CAP Cuisine", ["CAP", "Cuisine"]],
	["GCSEs: 9 including Maths", ["GCSEs", undefined]],
])("reads degree and subject of %j", (text, degree) => {
	const [[, ...studies] = []] = read(`Universitas Oslo\n${text}\n2010 – 2013`);
	expect(studies).toEqual(degree);
});

it("reads the subject beside a school without a degree", () => {
	expect(read("SMAN 1 Kulai - IPA || 2007 - 2010\nUGM - Teknik Sipil || 2010 - 2014")).toEqual([
		["SMAN 1 Kulai", undefined, "IPA"],
		["UGM", undefined, "Teknik Sipil"],
	]);
});

it("begins no entry at a semester elsewhere that is a point of a list", () => {
	const text = "BA History\nUniversity of Leeds\n2010 – 2013\n• Erasmus semester at University of Oslo";
	expect(readEducation(lines(text))).toEqual([
		expect.objectContaining({ institutional_name: "University of Leeds", attended_year: "2010" }),
	]);
});

it("reads the dates of schools that are points of a list", () => {
	const text = "• SMP Negeri 1 Kulai (2007 – 2010)\n• SMK Negeri 3 Kulai, Jurusan Tata Boga (2010 – 2013)";
	const dated = readEducation(lines(text)).map((one) => [
		one.institutional_name,
		one.attended_year,
		one.field_of_study,
	]);
	expect(dated).toEqual([
		["SMP Negeri 1 Kulai", "2007", undefined],
		["SMK Negeri 3 Kulai", "2010", "Tata Boga"],
	]);
});

it.each([
	["Bachelor of Science, Overall GPA: 3.02, 2010 – 2013", [[undefined, "Bachelor of Science", undefined]]],
	["MBO 2 Logistiek — Kamenius || 2017 – 2019", [["Kamenius", "MBO 2", "Logistiek"]]],
	["A.S. in Culinary Arts — Fold & Hearth || 2005 – 2007", [["Fold & Hearth", "A.S.", "Culinary Arts"]]],
	["Bachelor of Science in Physics, UC Davis (2015)", [["UC Davis", "Bachelor of Science", "Physics"]]],
	["Bachelor of Science in Physics, IT Security (2015)", [[undefined, "Bachelor of Science", "Physics, IT Security"]]],
	["BBS,Hotel Management || 2010\nFold College", [["Fold College", "BBS", "Hotel Management"]]],
	["Fold University, Nashville, Tenn.\nB.A. in Biology, May 2019", [["Fold University", "B.A.", "Biology"]]],
	["SMK Negeri 2 Kulai, Akuntansi || 2018", [["SMK Negeri 2 Kulai", undefined, undefined]]],
	["Nitec in Beauty, ITE College West || 2018", [["ITE College West", "Nitec", "Beauty"]]],
	["Caregiving — TESDA Kulai || 2018", [["TESDA Kulai", undefined, undefined]]],
	["Trung cấp, Du lịch — Trung cấp Bếp Việt || 2014 – 2016", [["Trung cấp Bếp Việt", "Trung cấp", "Du lịch"]]],
	[
		"Certificate, Bread — Kamenius || 2018\nNational Diploma, Soup — Federal Polytechnic Fold || 2014",
		[
			["Kamenius", undefined, undefined],
			["Federal Polytechnic Fold", "National Diploma", "Soup"],
		],
	],
])("reads the schools in %j", (text, schools) => {
	expect(read(text)).toEqual(schools);
});

it("leaves a subject whole whose font has no sign for some letters", () => {
	const runs = ["Diploma in Kỹ", "thuật chế", "biến", "— Fold College"];
	expect(readEducation([line(runs.join(" "), { runs }), line("2014 – 2016")])[0]?.field_of_study).toBe(
		"Kỹ thuật chế biến",
	);
});

it.each([
	["BSc Physics\nUniversity of Oslo\n2010 – 2013\nTeaching assistant at the Faculty of Science"],
	["University of Oslo\n2010 – 2013\nBSc Physics\nDean's List 2012"],
	["BSc in the Physics\nUniversity of Oslo (joint degree with University of Leeds), 2010 – 2013"],
])("reads remarks beside studies as nothing else: %j", (text) => {
	expect(read(text)).toEqual([["University of Oslo", "BSc", "Physics"]]);
});

it.each([
	["University of Oslo\nMSc Physics, 2013 – 2015\nBSc Physics, 2010 – 2013"],
	["University of Oslo || 2010 – 2015\nMSc Physics (2013 – 2015)\nBSc Physics (2010 – 2013)"],
])("reads several degrees below one school: %j", (text) => {
	const dated = readEducation(lines(text)).map((one) => [
		one.institutional_name,
		one.degree_obtained,
		one.attended_year,
	]);
	expect(dated).toEqual([
		["University of Oslo", "MSc", "2013"],
		["University of Oslo", "BSc", "2010"],
	]);
});

it("gives no degree the school above another one", () => {
	const text = "University of Oslo\nMSc Physics, 2013 – 2015\nFoldcrest\nBSc Physics, 2010 – 2013";
	const schools = readEducation(lines(text)).filter((one) => one.institutional_name === "University of Oslo");
	expect(schools).toHaveLength(1);
});

it.each([
	["B.A. Economics, UC Davis, 2010 – 2014", ["UC Davis", "B.A.", "Economics"]],
	["UC Fold, B.A. Economics, 2010 – 2014", ["UC Fold", "B.A.", "Economics"]],
	["Foldcrest, Oslo\nBSc Physics\n2010 – 2014", ["Foldcrest", "BSc", "Physics"]],
	["BSc Physics || 2010 – 2014\nPenn Fold || State College, PA", ["Penn Fold", "BSc", "Physics"]],
	["S1 Teknik Sipil Universitas Oslo 2010 – 2014", ["Universitas Oslo", "S1", "Teknik Sipil"]],
	["Universitas Oslo S1 Teknik Sipil 2010 – 2014", ["Universitas Oslo", "S1", "Teknik Sipil"]],
	["SMA : SMAN 3 Sleman (2008 – 2011)", ["SMAN 3 Sleman", undefined, undefined]],
	["Universität Leipzig, Germanistik (B.A.), 2013 – 2016", ["Universität Leipzig", "B.A.", "Germanistik"]],
	[
		"University of Oslo\nBachelor of Science - BS, Physics\n2010 - 2013",
		["University of Oslo", "Bachelor of Science", "Physics"],
	],
	["Perguruan Tinggi || Universitas Oslo || 2010 – 2014", ["Universitas Oslo", undefined, undefined]],
	["Physics BSc (University of Oslo). || 2010 – 2014", ["University of Oslo", "BSc", "Physics"]],
	["BSc (Hons) Physics (University of Oslo), 2010 – 2014", ["University of Oslo", "BSc (Hons)", "Physics"]],
	["BSc Physics (Soups)\nUniversity of Oslo, 2010 – 2014", ["University of Oslo", "BSc", "Physics (Soups)"]],
	[
		"Grado Universitario en Derecho de la Universidad de Oslo, 2010 – 2014",
		["Universidad de Oslo", "Grado Universitario", "Derecho"],
	],
	[
		"Máster Universitario en Derecho\nCentro Universitario Fold, 2010",
		["Centro Universitario Fold", "Máster Universitario", "Derecho"],
	],
	[
		"2017 || Fold Girls’ High School\nIndian School Certificate\n345",
		["Fold Girls’ High School", "Indian School Certificate", undefined],
	],
	["Class 10 (Secondary School)\nFold Public School | 2011", ["Fold Public School", "Class 10", undefined]],
	[
		"Master's Thesis: Soups at Fold University\nUniversity of Oslo || 2010\nMA, Soups",
		["University of Oslo", "MA", "Soups"],
	],
	["Oak Hill School Certificate, 2010", ["Oak Hill School Certificate", undefined, undefined]],
	[
		"West Mill High School Certificate of Merit, 2010",
		["West Mill High School Certificate of Merit", undefined, undefined],
	],
	["• 2019.9-2022.6 北方大学研究生,机器人专业", ["北方大学", "研究生", "机器人专业"]],
	["2019.9-2022.6 || 北方大学研究生,机器人专业,水方向", ["北方大学", "研究生", "机器人专业"]],
	["2019.9-2022.6 || 北方大学 机器人工程 本科", ["北方大学", "本科", "机器人工程"]],
	["Matura, BRG Fold, 2010", ["BRG Fold", "Matura", undefined]],
	["Lehre als Tischler, Schreinerei Fold, 2010 – 2013", [undefined, "Lehre als Tischler", undefined]],
	[
		"BSc Physics\nUniversity of Oslo\n2010 – 2013\nRelevant Coursework: School Systems, University Politics",
		["University of Oslo", "BSc", "Physics"],
	],
])("reads the school and studies of %j", (text, school) => {
	expect(read(text)).toEqual([school]);
});
