import { headingOf, type SectionKind } from "../sections/headings";
import { isTown } from "./known-towns";
import { isOccupation } from "./name";
import { isLocation } from "./places";

/** Which CV it is: "Sample Resume", "My CV", "Lebenslauf Muster". */
const WHICH =
	"(?:sample|example|template|draft|final|updated?|contoh|muster|beispiel|modelo|exemple|ejemplo|exemplo|voorbeeld)";
const ONLY_WHICH = new RegExp(`^(?:my|${WHICH})$`, "i");

/** Words after a title: "Curriculum Vitae – Siti Rahma", "CV Siti Rahma", "Sample Resume – Siti Rahma". */
const AFTER_TITLE = new RegExp(
	`^(?:(?:my|${WHICH}) )?(?:curriculum vitae|résumé|resume|daftar riwayat hidup|lebenslauf|hoja de vida|curr[ií]cul(?:o|um)(?: vitae)?|cv)(?: ${WHICH}(?!\\p{L}))?\\s*(?:of|von|de|do|da|:|[-–—|])?\\s+(\\S.*)$`,
	"iu",
);
/** Words with which people introduce themselves: "Hi, I'm Jane Doe". */
const INTRODUCTION =
	/^(?:(?:hi|hello|hey|hallo|halo|hai|bonjour|hola|olá|hoi)(?: there)?[,!.]?\s+(?:i['’]m|i am|saya|ich bin|je suis|soy|sou|ik ben)|i['’]m|i am|my name is|ich bin|mein name ist|nama saya|je suis|je m['’]appelle|me llamo|eu sou|meu nome é|ik ben|mijn naam is)\s+(?=\p{Lu})/iu;

/** A title after the name: "Jane Doe Resume", "Jane Doe's CV", "Jane Doe – Sample CV 2024". */
const BEFORE_TITLE =
	/^(\S.*?)(?:['’]s)?(?:(?<=\S \S+)[\s,|–—-]+(?:sample|example|template))?[\s,|–—-]+(?:curriculum vitae|résumé|resume|cv|lebenslauf)(?:[\s,|–—-]+20\d\d)?$/i;

/** What the headings are about that stand before names; others go on themselves: "Career to date". */
const BESIDE_NAMES: ReadonlySet<SectionKind | undefined> = new Set(["personal", "summary"]);

/** A heading on the same line as the name: "Personal Information John Doe". */
function withoutHeading(text: string): string {
	const words = text.split(" ");
	const isAbove = (count: number) => BESIDE_NAMES.has(headingOf(words.slice(0, count).join(" ")));
	const ends = [2, 1].filter((count) => count < words.length && isAbove(count));
	return ends[0] === undefined ? text : words.slice(ends[0]).join(" ");
}

/** A name without the occupation or town after it: "Jane Doe, Software Engineer" is "Jane Doe". */
function withoutHeadline(text: string): string {
	const at = text.indexOf(", ");
	const [before, behind] = [text.slice(0, at), text.slice(at + 2)];
	const isPlace = before.includes(" ") && (isTown(behind) || isLocation(behind));
	return at > 0 && (isPlace || isOccupation(behind)) && !isOccupation(before) ? before : text;
}

/** A name behind a title: "Curriculum Vitae [Jane Doe]". */
const IN_BRACKETS = /^[[(]([^()[\]]+)[\])]$/u;

/** What brackets behind a title have instead of a name: "Resume (Draft Version)", "CV [Your Name]". */
const TEMPLATE =
	/(?<!\p{L})(?:your|name|photo|picture|draft|version|sample|example|template|updated?|final|copy|confidential|english|page)(?!\p{L})/iu;

/** A text with a title gives the name beside it, without brackets, or an empty text if it has no name; others give nothing. */
function besideTitle(cell: string): string | undefined {
	const text = (AFTER_TITLE.exec(cell) ?? BEFORE_TITLE.exec(cell))?.[1];
	const inner = IN_BRACKETS.exec(text ?? "")?.[1];
	const isNone = inner === undefined ? ONLY_WHICH.test(text ?? "") : TEMPLATE.test(inner);
	return isNone ? "" : (inner ?? text);
}

/** The name in the first cell of a line, without titles, headlines and pronouns beside it. */
export const ownText = (cell: string): string => {
	const text = besideTitle(cell) ?? cell.replace(INTRODUCTION, "");
	const [first = ""] = text.split(/\s*[|•·/]\s*|\s+[–—-]\s+|\s*\((?:she|he|they|ze)\/[^)]*\)/iu);
	return withoutHeading(withoutHeadline(first.replace(/[\s,;]+$/u, "")));
};
