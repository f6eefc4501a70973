import { lines } from "@/tests/cv/lines";
import { readEducation } from "./education";

const schools = (text: string) =>
	readEducation(lines(text)).map(({ institutional_name, degree_obtained }) => [institutional_name, degree_obtained]);

it.each([
	"Caltech",
	"Georgia Tech",
	"Sciences Po",
	"RISD",
	"Sanata Dharma",
	"Wyke Sixth Form",
	"Kendriya Vidyalaya",
	"UFMG",
])("reads the school %j behind a degree and a comma", (school) => {
	expect(schools(`BSc Geology, ${school} || 2012 – 2015`)).toEqual([[school, "BSc"]]);
});

it("leaves the place out behind a known school", () => {
	expect(schools("Sciences Po, Paris, France || 2012 – 2015\nMaster Droit")[0]?.[0]).toBe("Sciences Po");
});
