import { line, lines } from "@/tests/cv/lines";
import { cutDegrees, findName, looksLikeName } from "./name";

it.each([
	"Suharto",
	"Zoë Müller-Łoś",
	"王小明",
	"BUDI SANTOSO",
	"Ludwig van der Berg",
	"Siti binti Ahmad",
	"J. K. O'Connor",
])("accepts %j as a name", (text) => {
	expect(looksLikeName(text)).toBe(true);
});

it.each(["Curriculum Vitae", "Work Experience", "Jakarta", "born in 1990", "I am an engineer", "Email", "A2 B3"])(
	"rejects %j as a name",
	(text) => {
		expect(looksLikeName(text)).toBe(false);
	},
);

it("picks the name in the largest letters", () => {
	const flow = [
		line("Software Engineer", { size: 2.5 }),
		line("Jane Doe", { size: 2 }),
		line("Happy Camper"),
		line("Skills"),
		line("Huge Words", { size: 4 }),
	];
	expect(findName([flow])).toBe("Jane Doe");
});

it("joins a name on two lines", () => {
	expect(findName([[line("Maria", { size: 3 }), line("Fernanda Dias", { size: 3 }), line("Chef", { size: 3 })]])).toBe(
		"Maria Fernanda Dias",
	);
});

it("recognises a name by the mail address, whatever its words mean", () => {
	const flow = [line("Jane Developer", { size: 2 }), line("Software Engineer", { size: 2 }), line("Open Library")];
	expect(findName([flow], "jane.developer@example.com")).toBe("Jane Developer");
	const narrow = [line("Daniel", { size: 1.4 }), line("Baker", { size: 1.4 }), line("Happy Camper")];
	expect(findName([narrow], "d.baker@example.com")).toBe("Daniel Baker");
});

it("joins the halves of a large name over another column's line, and when only one is bold", () => {
	const phone = line("PHONE: 1-650-999-7777");
	const halves = [line("JANE Q.", { size: 2.8 }), phone, line("FULLMOON", { size: 2.8, strong: true })];
	expect(findName([halves])).toBe("JANE Q. FULLMOON");
});

it("reads a name beside other words of its line", () => {
	expect(findName([lines("Jan Kuster Resume")])).toBe("Jan Kuster");
	expect(findName([lines("Personal Information John Doe")])).toBe("John Doe");
	expect(findName([lines("Jane Doe, Ph.D.")])).toBe("Jane Doe");
});

it("reads a name after the document's title, without degrees", () => {
	expect(findName([lines("Curriculum Vitae – Siti Rahma, S.Kom., M.M.\nSkills")])).toBe("Siti Rahma");
	expect(cutDegrees("Budi Santoso, MBA")).toBe("Budi Santoso");
});

it("finds no name if there is none", () => {
	expect(findName([lines("skilled and experienced\n+62 812 3456 789\nEducation\nJane Doe")])).toBeUndefined();
});
