import { line, page, piece } from "@/tests/cv/lines";
import { textOf } from "../line";
import { layOut } from "../pdf/layout";
import { findName } from "./find-name";

const large = (text: string) => line(text, { size: 2 });
const nameIn = (first: string, others: readonly string[], email?: string) =>
	findName([[large(first), ...others.map((text) => line(text))]], { email })?.name;

it.each([
	["J ANE D OE", "jane.doe@example.com", "JANE DOE"],
	["J ane D oe", undefined, "Jane Doe"],
	["J ANE D OE", undefined, "J ANE D OE"],
	["A RAHMAN B ALI", "info@example.com", "A RAHMAN B ALI"],
	["Hi, I'm Ada Fold", undefined, "Ada Fold"],
	["Hallo, ich bin Ada Fold", undefined, "Ada Fold"],
	["Saya Fold", undefined, "Saya Fold"],
	["Im Yoona", undefined, "Im Yoona"],
	["Ada “Addie” Fold", undefined, "Ada “Addie” Fold"],
	["Ada Fold MBA", undefined, "Ada Fold"],
	["Ada Fold, ACCA", undefined, "Ada Fold"],
	["Ada Fold, MSc, CEng", undefined, "Ada Fold"],
	["Curriculum Vitae [Ada Fold]", undefined, "Ada Fold"],
	["[Your Picture]", undefined, undefined],
	["(Blue Fold)", undefined, undefined],
	["Resume (Final Version)", undefined, undefined],
	["CV [Your Name]", undefined, undefined],
	["DEAN FOLD", undefined, "DEAN FOLD"],
	["Head Baker", undefined, undefined],
	["Job applied for", undefined, undefined],
	["Currículo de Ada Fold", undefined, "Ada Fold"],
	["Fresh Graduate", undefined, undefined],
	["Personal Information Ada Fold", undefined, "Ada Fold"],
	["Career to date", undefined, undefined],
	["Siti Rahma S.Kom", undefined, "Siti Rahma"],
	["Siti M.Nur", undefined, "Siti M.Nur"],
	["Ms. Ada Fold", undefined, "Ada Fold"],
	["Herr Dean Fold", undefined, "Dean Fold"],
	["Miss Fold", undefined, "Miss Fold"],
	["Ada Fold Resume 2024", undefined, "Ada Fold"],
	["Sample Resume — Ada Fold", undefined, "Ada Fold"],
	["Resume Sample: Ada Fold", undefined, "Ada Fold"],
	["Ada Fold Sample CV", undefined, "Ada Fold"],
	["Ada Sample CV", undefined, "Ada Sample"],
	["SAMPLE CV", undefined, undefined],
	["Lebenslauf Muster", undefined, undefined],
	["My Resume", undefined, undefined],
	["CV My Linh Tran", undefined, "My Linh Tran"],
	["Max Muster Lebenslauf", undefined, "Max Muster"],
])("reads the name in %j", (text, email, name) => {
	expect(nameIn(text, ["Leeds, UK"], email)).toBe(name);
});

it("reads a name of the running text's size in small letters or two lines if the mail address has all its words", () => {
	const read = (email: string, ...rows: string[]) => findName([rows.map((row) => line(row))], { email })?.name;
	expect(read("ada.fold@example.com", "ada fold", "Baker")).toBe("ada fold");
	expect(read("ada.fold@example.com", "ADA", "FOLD", "Baker")).toBe("ADA FOLD");
	expect(read("ada@example.com", "ada fold", "Baker")).toBeUndefined();
	expect(read("ada@example.com", "Ada", "Kulai", "Baker")).toBe("Ada");
	expect(read("ada.fold@example.com", "I bake", "on hills", "ada fold")).toBeUndefined();
	expect(read("ada.newyork@example.com", "new york", "Ada Fold", "Baker")).toBe("Ada Fold");
	expect(read("ada.baker@example.com", "Ada", "Baker", "Kulai")).toBe("Ada");
});

it.each(["Management", "Photography", "Sterling"])(
	"is not sure of the lone word %j, which may be a heading",
	(word) => {
		expect(findName([[large(word), line("Leeds, UK")]])).toEqual({ name: word, isSure: false });
		expect(findName([[large(word), line("Leeds, UK")]], { email: `${word}@example.com` })?.isSure).toBe(true);
		expect(findName([[large(`Ada ${word}`), line("Leeds, UK")]])?.isSure).toBe(true);
	},
);

it.each(["Oak Recruitment", "Making Ideas Happen", "Think Different", "Candidate Profile"])(
	"prefers a name to %j in larger letters",
	(text) => {
		expect(nameIn(text, ["Ada Fold", "Leeds, UK"])).toBe("Ada Fold");
	},
);

it("joins small capitals to their large first letter, and no initial to a name", () => {
	const word = (first: string, rest: string, x: number) => [
		piece(first, x, 80, { size: 24 }),
		piece(rest, x + 12 + 8, 80, { size: 18 }),
	];
	const [name] = layOut([page(...word("J", "ANE", 50), ...word("D", "OE", 120), piece("Leeds, UK", 50, 110))]).main;
	expect(name && textOf(name)).toBe("JANE DOE");
	const [initial] = layOut([page(piece("J", 50, 80, { size: 18 }), piece("FOLD", 65, 80, { size: 18 }))]).main;
	expect(initial && textOf(initial)).toBe("J FOLD");
});

it("takes no part of a heading that a margin cut for a name", () => {
	const head = [large("Persönliche"), line("Leeds, UK"), large("Informationen"), line("Ada Fold")];
	expect(findName([head])?.name).toBe("Ada Fold");
});
