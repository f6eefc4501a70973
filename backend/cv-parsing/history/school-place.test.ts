import { line, lines } from "@/tests/cv/lines";
import type { Line } from "../line";
import { readEducation } from "./education";

const schools = (flow: readonly Line[]) => readEducation(flow).map((one) => one.institutional_name);
const strong = (text: string) => line(text, { strong: true, font: "bold" });

it("reads an unknown school where the other entries have theirs, beside a degree", () => {
	expect(
		schools(lines("BSc Physics || 2012 – 2016\nOslo University, Oslo\nHavo || 2008 – 2012\nCSG Kamenius, Oslo")),
	).toEqual(["Oslo University", "CSG Kamenius"]);
	const abbreviated = "BSc Physics || 2012 – 2016\nOslo University\nDiploma || 2008 – 2012\nNFS Computer Education";
	expect(schools(lines(abbreviated))).toEqual(["Oslo University", "NFS Computer Education"]);
	expect(
		schools(lines("Kulai | Oslo University || 2012 – 2016\nBSc Physics\nKulai | Norland || 2008 – 2012\nAbitur")),
	).toEqual(["Oslo University", "Norland"]);
});

it("reads an unknown school without a degree where letters of its own, or a place behind it, tell", () => {
	const [first, second] = [lines("Physics\n2012 – 2016"), lines("Ropework\n2008 – 2012")];
	const flow = [strong("Oslo University"), ...first, strong("Norland Ropes"), ...second];
	expect(schools(flow)).toEqual(["Oslo University", "Norland Ropes"]);
	expect(schools(lines("Oslo University\nPhysics\n2012 – 2016\nNorland Ropes\nRopework\n2008 – 2012"))).toEqual([
		"Oslo University",
	]);
	expect(schools(lines("Oslo University, Oslo, 2012 – 2016\nNorland Ropes, Bergen, 2008 – 2012"))).toEqual([
		"Oslo University",
		"Norland Ropes",
	]);
});

it("reads unknown schools without dates if a degree stands beside each, in letters like the others'", () => {
	const flow = [strong("DUT Génie"), line("Norland"), strong("Baccalauréat STL"), line("Lycée Vauban, Brest")];
	expect(schools(flow)).toEqual(["Norland", "Lycée Vauban"]);
	expect(schools([strong("DUT Génie"), strong("Norland"), strong("Baccalauréat STL"), line("Lycée Vauban")])).toEqual([
		"Lycée Vauban",
	]);
});

it.each([
	"Physics",
	"Online Course",
	"Self-taught",
	"Home Study",
	"Gap Year",
	"Private Lessons",
	"First Class Honours",
	"Thesis: Bread",
	"Exchange year in Lyon",
	"Top 5 of the class",
	"Dean's List",
	"Learned to bake bread.",
	"Grade: 1,3",
	"Head Baker",
	"Computer Education",
	"ABC Board",
	"Informatik",
	"Erasmus Semester",
	"Kulai, Johor, Malaysia",
])("takes %j in a school's place for none", (text) => {
	expect(schools(lines(`BSc Physics || 2012 – 2016\nOslo University\nAbitur || 2008 – 2012\n${text}`))).toEqual([
		"Oslo University",
		undefined,
	]);
});

it("takes no names from another place, or in other letters, for schools", () => {
	const other = [...lines("BSc Physics || 2012 – 2016\nOslo University\nRopework || 2008 – 2012"), strong("Norland")];
	expect(schools(other)).toEqual(["Oslo University"]);
});
