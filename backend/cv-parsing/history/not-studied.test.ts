import { lines } from "@/tests/cv/lines";
import { readEducation } from "./education";

const schools = (text: string) => readEducation(lines(text)).map((one) => one.institutional_name);
const studies = (text: string) =>
	readEducation(lines(text)).map((one) => [one.institutional_name, one.degree_obtained, one.field_of_study]);

const COLLEGE = "Bread College || 2013 – 2016";

test.each([
	"Parent at Mill School || 2018 – 2020",
	"Teacher at Mill School || 2018 – 2020",
	"Mengajar di SD Kulai || 2018 – 2020",
	"Winner, Bread School Cup || 2018",
	"Mother: teacher at Mill School",
	"Made a page with HTML, CSS, and JavaScript for a university project",
	"Baked bread, cakes, and pies at the college bakery",
	"Scholarship of the Fold Academy",
	"Host: Fold Academy (scholarship)",
	"Best student of the faculty 2017",
	"Relevant modules: School psychology, Optics",
	"Dean's List, Faculty of Science 2017",
	"Volunteer tutor at Mill Primary School",
	"Course: Data Science, Fold Academy",
	"Funded by the Fold Institute",
	"Student representative, Faculty of Science",
	"School prefect",
	"Exchange semester at the University of Leeds",
	"Miembro del Consejo de la Facultad",
	"Final project with the Oslo Institute of Weather",
	"Active in the University Ski Club",
	"Work placement: Fold Academy, Leeds",
	"Valedictorian of the Faculty of Science",
	"Jury: Prof. Roe (Leeds University), Prof. Doe (York University)",
	"in cooperation with Fold Institute of Technology",
])("takes %j for no studies", (text) => {
	expect(schools(`${COLLEGE}\n${text}`)).toEqual(["Bread College"]);
	expect(schools(`${text}\n${COLLEGE}`)).toEqual(["Bread College"]);
});

test.each([
	["Student at Mill School || 2018 – 2020", "Mill School"],
	["Exchange semester: Soup University || 2018", "Soup University"],
	["Bread College, Mill Street 7 Kulai, Johor || 2012", "Bread College"],
	["Realschule Kulai, Abschluss: Mittlere Reife || 2012", "Realschule Kulai"],
	["Student Life College || 2012", "Student Life College"],
	["Grant Fold University || 2012", "Grant Fold University"],
	["College of the Holy Fold || 2012", "College of the Holy Fold"],
	["Physics at the University of Oslo || 2012", "University of Oslo"],
	["Secondary: Fold School || 2012", "Fold School"],
	["Drama at Fold College || 2012", "Fold College"],
	["Foundation Year at University of Leeds || 2013 – 2014", "University of Leeds"],
	["Licence de lettres à l'Université d'Oslo || 2014", "Université d'Oslo"],
	["School of the Art Institute of Fold || 2014", "School of the Art Institute of Fold"],
	["SMK Negeri 2 Kulai Jurusan Tata Boga || 2015", "SMK Negeri 2 Kulai"],
	["Best College of Arts || 2012", "Best College of Arts"],
	["University of Oslo\nInstitute of Physics\nPhD Physics || 2018", "University of Oslo"],
	["Ph.D. in Physics, University of Oslo (advisor: A. Roe) || 2018", "University of Oslo"],
	["Teachers College of Kulai || 2012", "Teachers College of Kulai"],
	["Tutor House School || 2012", "Tutor House School"],
])("reads the school in %j", (text, school) => {
	expect(schools(text)).toEqual([school]);
});

test.each([
	["High School Diploma || 2012\nKulai, Johor", ["High School Diploma", undefined]],
	["BSc Baking || 2016 – 2019\nThesis: Bread at the University of Leeds", ["BSc", "Baking"]],
	["BSc Baking || 2016 – 2019\nProf. Rob Oak", ["BSc", "Baking"]],
	["BSc Baking, sponsored by Fold Hearth || 2016 – 2019", ["BSc", "Baking"]],
	["HSC || CBSE || 2012", ["HSC", undefined]],
])("reads no school in %j", (text, degree) => {
	expect(studies(text)).toEqual([[undefined, ...degree]]);
});

it("takes no scholarship for a school, however many there are", () => {
	const text = "BSc Baking, DAAD Scholarship || 2016 – 2019\nMSc Soup, Fulbright Grant || 2019 – 2021";
	expect(studies(text)).toEqual([
		[undefined, "BSc", "Baking"],
		[undefined, "MSc", "Soup"],
	]);
});

it("takes the kind of a school for no degree, and the head of a table for none of its rows", () => {
	expect(studies("MA Yogyakarta || 2012")).toEqual([["MA Yogyakarta", undefined, undefined]]);
	expect(schools("Examination || Board || Year || Percentage\nB.Com || Bread College || 2015 || 70%")).toEqual([
		"Bread College",
	]);
});

test.each(["Universitas Kulai", "College of Bread, Cakes, and Pies", "South Metropolitan TAFE", "TAFE Kulai"])(
	"keeps %j",
	(name) => {
		expect(schools(`BSc Baking\n${name} || 2013 – 2016`)).toEqual([name]);
	},
);

it("takes an institute below a university with degree and date for a part of it, unless it has its own", () => {
	const phd =
		"University of Oslo || Oslo\nPhD Physics || 2018\nOslo Polytechnic Institute, Department of Optics || GPA: 3.8";
	expect(schools(phd)).toEqual(["University of Oslo"]);
	expect(schools(`${phd}\nUniversidad de Leeds || 2011\nMaestría en Física\nInstituto de Óptica`)).toEqual([
		"University of Oslo",
		"Universidad de Leeds",
	]);
	expect(schools("University of Oslo\nPhD Physics || 2018\nFold Institute\nBSc Physics || 2014")).toEqual([
		"University of Oslo",
		"Fold Institute",
	]);
});

test.each([
	["PUC, Science || 2021\nFold PU College · Hubballi", "Fold PU College"],
	["Cao đẳng, Kế toán — Cao đẳng Fold || 2019", "Cao đẳng Fold"],
	["Tốt nghiệp THPT — THPT Fold || 2016", "THPT Fold"],
	["BTEC Engineering || 2012\nColeg y Fold", "Coleg y Fold"],
	["BSc Physics -- University of Oslo | 2018", "University of Oslo"],
	["Bachelor's degree in Physics at the University of Oslo (2014 – 2018)", "University of Oslo"],
	["Universitas Fold (S1 Teknik Sipil) || 2018", "Universitas Fold"],
])("reads the school's name beside its degree or kind: %j", (text, school) => {
	expect(schools(text)).toEqual([school]);
});
