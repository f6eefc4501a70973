import { line, lines } from "@/tests/cv/lines";
import { type FoundName, findName } from "./find-name";
import { cutDegrees, looksLikeName } from "./name";

const nameIn = (...given: Parameters<typeof findName>): FoundName["name"] | undefined => findName(...given)?.name;

it.each([
	"Suharto",
	"Zoë Müller-Łoś",
	"王小明",
	"BUDI SANTOSO",
	"Ludwig van der Berg",
	"Siti binti Ahmad",
	"J. K. O'Connor",
	"Anne d’Orval",
])("accepts %j as a name", (text) => {
	expect(looksLikeName(text)).toBe(true);
});

it.each([
	"Curriculum Vitae",
	"CURRICULUM",
	"VITAE",
	"Work Experience",
	"Jakarta",
	"born in 1990",
	"I am an engineer",
	"Email",
	"A2 B3",
])("rejects %j as a name", (text) => {
	expect(looksLikeName(text)).toBe(false);
});

it("picks the name in the largest letters", () => {
	const flow = [
		line("Software Engineer", { size: 2.5 }),
		line("Jane Doe", { size: 2 }),
		line("Happy Camper"),
		line("Skills"),
		line("Huge Words", { size: 4 }),
	];
	expect(nameIn([flow])).toBe("Jane Doe");
});

it("joins a name on two lines", () => {
	expect(nameIn([[line("Maria", { size: 3 }), line("Fernanda Dias", { size: 3 }), line("Chef", { size: 3 })]])).toBe(
		"Maria Fernanda Dias",
	);
});

it("recognises a name by the mail address, whatever its words mean", () => {
	const flow = [line("Jane Developer", { size: 2 }), line("Software Engineer", { size: 2 }), line("Open Library")];
	expect(nameIn([flow], { email: "jane.developer@example.com" })).toBe("Jane Developer");
	const narrow = [line("Daniel", { size: 1.4 }), line("Baker", { size: 1.4 }), line("Happy Camper")];
	expect(nameIn([narrow], { email: "d.baker@example.com" })).toBe("Daniel Baker");
});

it("joins the halves of a large name over another column's line, and when only one is bold", () => {
	const phone = line("PHONE: 1-650-999-7777");
	const halves = [line("JANE Q.", { size: 2.8 }), phone, line("FULLMOON", { size: 2.8, strong: true })];
	expect(nameIn([halves])).toBe("JANE Q. FULLMOON");
});

it("reads a name beside other words of its line", () => {
	expect(nameIn([lines("Jan Kuster Resume")])).toBe("Jan Kuster");
	expect(nameIn([lines("Personal Information John Doe")])).toBe("John Doe");
	expect(nameIn([lines("Jane Doe, Ph.D.")])).toBe("Jane Doe");
});

it("reads a name after the document's title, without degrees", () => {
	expect(nameIn([lines("Curriculum Vitae – Siti Rahma, S.Kom., M.M.\nSkills")])).toBe("Siti Rahma");
	expect(cutDegrees("Budi Santoso, MBA")).toBe("Budi Santoso");
	expect(cutDegrees("M.Sc. Jane Doe")).toBe("Jane Doe");
	expect(cutDegrees("Ing. Jan Novák, Ph.D.")).toBe("Jan Novák");
	expect(cutDegrees("Ir. Soekarno")).toBe("Ir. Soekarno");
});

it("joins a long name on several lines, also after small words and hyphens", () => {
	const big = (text: string) => line(text, { size: 2.5 });
	expect(nameIn([[big("DR. MARIA DA"), big("CONCEIÇÃO OLIVEIRA"), big("SANTOS"), line("Biologist")]])).toBe(
		"DR. MARIA DA CONCEIÇÃO OLIVEIRA SANTOS",
	);
	expect(nameIn([[big("Oluwaseun Adebayo-"), big("Okafor, MBA"), line("Product Lead")]])).toBe(
		"Oluwaseun Adebayo-Okafor",
	);
});

it("leaves out a headline and pronouns, and takes small letters and spaced ones", () => {
	expect(nameIn([lines("Jane Doe, Software Engineer")])).toBe("Jane Doe");
	expect(nameIn([lines("Jane Doe (she/her)")])).toBe("Jane Doe");
	expect(nameIn([[line("jane doe", { size: 2 })]], { email: "jane.doe@example.com" })).toBe("jane doe");
	expect(nameIn([[line("JANEDOE", { size: 2 })]], { email: "jane.doe@example.com" })).toBe("JANE DOE");
});

it("takes a name beside or below the heading of personal data, and no smaller words behind it", () => {
	expect(nameIn([lines("PERSONAL INFORMATION || Jane Doe\nBerlin")])).toBe("Jane Doe");
	expect(nameIn([lines("Personal information\nJane Doe\nBerlin")])).toBe("Jane Doe");
	const email = "jane_doe@example.com";
	expect(nameIn([lines("Jane Doe Product Designer")], { email })).toBe("Jane Doe");
	expect(nameIn([lines("Jane Doe Page")], { email })).toBe("Jane Doe Page");
});

it("takes the name in the file's metadata only if the text has its words", () => {
	const flow = [line("Hans von der Lühe Baden-Württemberg", { size: 2 }), line("Engineer")];
	expect(findName([flow], { names: ["Hans von der Lühe – CV"] })).toEqual({ name: "Hans von der Lühe", isSure: true });
	expect(nameIn([[line("Jane Doe"), line("Engineer")]], { names: ["John Template"] })).toBe("Jane Doe");
});

it("is certain of a name in the mail address or in letters that stand out", () => {
	const sure = (...given: Parameters<typeof findName>) => findName(...given)?.isSure;
	const two = [line("Jane Doe"), line("Happy Camper")];
	expect(sure([two])).toBe(false);
	expect(sure([two], { email: "jane@example.com" })).toBe(true);
	expect(sure([[line("Jane Doe", { size: 1.5 }), line("Happy Camper")]])).toBe(true);
});

it("finds no name if there is none", () => {
	expect(nameIn([lines("skilled and experienced\n+62 812 3456 789\nEducation\nJane Doe")])).toBeUndefined();
});

it("takes no control of a printed page for a name, and offers a lone word further down only", () => {
	expect(findName([[line("Show navigation"), line("Home")]])).toBeUndefined();
	expect(findName([[line("born in 1990"), line("Ferrum")]])).toEqual({ name: "Ferrum", isSure: false });
});

it("parts a name without a space by the mail address or by other lines", () => {
	const large = (text: string) => line(text, { size: 3.9 });
	expect(nameIn([[large("bilbobaggins"), line("Master Thief")]], { email: "bilbo.baggins@shire.ch" })).toBe(
		"bilbo baggins",
	);
	expect(nameIn([[large("johnsmith"), line("Baker")]], { email: "john@smith.com" })).toBe("john smith");
	expect(nameIn([[line("John Smith"), line("1 Fake St")], [large("johnsmith")]], { email: "me@example.com" })).toBe(
		"john smith",
	);
});

it("takes a name between contact data, and one behind a title or beside it", () => {
	expect(nameIn([lines("123 456 7890 || STAR ROVER || yourprofile")])).toBe("STAR ROVER");
	expect(nameIn([lines("Curriculum Vitae || Jane Doe")])).toBe("Jane Doe");
	expect(nameIn([lines("Curriculum vitae\nInformação Pessoal || Duarte Vilhena\nBraga")])).toBe("Duarte Vilhena");
});

it("prefers the metadata that stands in the largest letters", () => {
	const flow = [line("John Doe", { size: 2.5 }), line("Master Frobnicator", { size: 1.5 })];
	expect(findName([flow], { names: ["Master Frobnicator", "John Doe"] })).toEqual({ name: "John Doe", isSure: true });
});

it.each(["Passport Photo", "Strictly Confidential", "Pas Foto"])("takes %j for no name", (text) => {
	expect(nameIn([lines(`${text}\nJane Doe\nx12@mail.example`)])).toBe("Jane Doe");
});

it.each([
	["ken.aspin@mail.example", "Ken", "Aspin", "Ken Aspin"],
	["ken@mail.example", "Ken", "Aspin", "Ken"],
	["ken.baker@mail.example", "Ken", "Baker", "Ken"],
	["ken.aspin@mail.example", "Ken Aspin", "Ken Aspin", "Ken Aspin"],
	["ken.aspin@mail.example", "Ken", "Wool Classer", "Ken"],
])("joins parts of a name in two sizes if %j has both: %j, %j", (email, first, second, name) => {
	const flow = (...sizes: number[]) => [first, second].map((text, at) => line(text, { size: sizes[at] ?? 1 }));
	expect(nameIn([flow(3, 1.9)], { email })).toBe(name);
	expect(nameIn([flow(3, 1)], { email })).toBe(first);
});
