/** Icons of symbol fonts, control and invisible characters. */
const UNREADABLE = /[\p{Co}\p{Cc}\u200b-\u200f\u202a-\u202e\u2060\ufeff\ufffd]+/gu;

/** A letter without its dot below an accent, as LaTeX writes it: "Medellı́n". */
const DOTLESS = /[ıȷ](?=[\u0300-\u030c])/gu;

/** A separate accent before its letter, as older LaTeX writes it: "Caf´e". */
const ACCENT_BEFORE = / ([\u0300-\u030c\u0327\u0328])\s?(\p{L})/gu;

/** The same with a gap before it, where no word of a language begins with the letter: "D ˛abrowa". */
const OGONEK_BEFORE = /(?<=\p{L}) {1,2}\u0328\s?([ae])/gu;

/**
 * Ligatures that fonts (Carlito, Lato, Calibri, Libertine) map to signs of other scripts or to none at all, inside of
 * a word: "informaঞon", "So[ware".
 */
const LIGATURES: readonly (readonly [RegExp, string])[] = [
	[/(?<=\p{Ll})(?:\u09ae|\u01ab)(?=\p{Ll})/gu, "tti"],
	[/(?:\u099e|\u08bc|\u019f)(?=\p{Ll})|(?<=\p{Ll})(?:\u099e|\u08bc|\u019f)/gu, "ti"],
	[/(?<=\p{Ll})(?:\u0082|\u01a9)(?=\p{Ll}|$)|(?<=\p{L})\ue03c(?=\p{Ll})/gu, "tt"],
	[/(?<=\p{Ll})\u007f(?=\p{Ll})/gu, "tf"],
	[/(?<=\p{Ll})(?:\[(?=\p{Ll})(?![^\]]*\])|\u014c)/gu, "ft"],
];

/** Parts of Chinese characters, for which fonts have the same sign as for the character: each is followed by that one. */
const RADICALS = new Map(
	"⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻳龟"
		.match(/../gu)
		?.map((pair) => [...pair] as [string, string]),
);
const RADICAL = /[\u2e80-\u2ef3]/gu;

/**
 * A point between two texts that are drawn close to it: "Kulai·ada@fold.example". Catalan writes "col·lega", Chinese parts names
 * by it, and formulas numbers.
 */
const CLOSE_POINT =
	/(?<=[\p{L}\p{N})])(?<!l(?=·l)|\d(?=·\d)|\p{Script=Han}) ?([·•]) ?(?=[\p{L}\p{N}(+])(?!\p{Script=Han})/gu;

/** Markdown's signs for bold letters around a text, where nobody rendered it: "**Skills**". */
const BOLD = /(?<!\*)\*\*(?=[\p{L}\p{N}([])|(?<=[\p{L}\p{N})\]:.])\*\*(?!\*)/gu;

/** A label of two Chinese characters that spaces make as wide as longer ones: "姓  名：". */
const SPREAD_LABEL = /^(\p{Script=Han})\s+(\p{Script=Han})(?=\s*(?:[:：]|$))/u;

/**
 * Text without icons and invisible characters, ligatures and full-width letters made plain, one space between words. A
 * soft hyphen that a PDF shows is a hyphen, and so is every sign for one.
 */
export const clean = (text: string): string =>
	LIGATURES.reduce((all, [sign, letters]) => all.replace(sign, letters), text)
		.normalize("NFKC")
		.replace(RADICAL, (sign) => RADICALS.get(sign) ?? sign)
		.replace(OGONEK_BEFORE, "$1\u0328")
		.replace(ACCENT_BEFORE, "$2$1")
		.replace(DOTLESS, (letter) => (letter === "ı" ? "i" : "j"))
		.normalize("NFC")
		.replace(/\u00ad(?=[-\u2010])|(?<=-)\u2010/g, "")
		.replace(/[\u00ad\u2010]/g, "-")
		.replace(UNREADABLE, " ")
		.replace(BOLD, "")
		.replace(CLOSE_POINT, " $1 ")
		.replace(SPREAD_LABEL, "$1$2")
		.replace(/\s+/g, " ")
		.trim();

/** Dots that lead from a name to its date at the end of the line. */
export const LEADERS = /\s?(?:[.…·_]\s?){5,}/gu;

/** Spaced letters; kerning leaves some of them together: "C O N TAC T". */
const LETTER_SPACED = /^[\p{Lu}\p{Lo}\d&/–-]{1,3}(?: [\p{Lu}\p{Lo}\d&/–-]{1,3}){3,}$/u;

function isSpacedOut(text: string): boolean {
	if (/^(?:\p{L} ){2,}\p{L}$/u.test(text)) return true;
	const tokens = text.split(" ");
	return LETTER_SPACED.test(text) && tokens.filter(({ length }) => length === 1).length >= 0.6 * tokens.length;
}

/** A letter-spaced date behind a text: "Engineer S E P 2 0 2 3". */
const SPACED_DATE = /(?<=\p{L}{3} )[\p{Lu}–-]{1,3}(?: [\p{Lu}\d–-]{1,3}){4,}$/u;

/** "B U D I" as "BUDI", "C O N TAC T" as "CONTACT"; other texts as they are. */
export const closeUp = (text: string): string =>
	isSpacedOut(text)
		? text.replaceAll(" ", "")
		: text.replace(SPACED_DATE, (end) => (isSpacedOut(end) && /\d/.test(end) ? end.replaceAll(" ", "") : end));

/** Letter-spaced words, by the wider gaps between them: "M I L K Y" and "R O V E R" as "MILKY ROVER". */
export function closeUpWords(words: readonly string[]): string | undefined {
	const all = words.flatMap((word) => word.split(" "));
	const letters = all.filter((one) => one.length === 1).length;
	return letters >= MOST_SPACED * all.length && all.length > words.length + LEAST_SPACED
		? words.map((word) => word.replaceAll(" ", "")).join(" ")
		: undefined;
}

/** Share of single letters in a letter-spaced text, and how many more letters than words it must have. */
const MOST_SPACED = 0.8;
const LEAST_SPACED = 4;

/** Bullets; word processors also use letters of symbol fonts. */
const BULLET =
	/^(?!\*\*)(?:[•●○◦▪▫■□‣⁃∙·➢➤►▶▸▹✓✔❖◆◇⚫⬤→»›*\uf0b7\uf0a7\uf0d8\uf076\uf0fc]|[-–—](?=\s)|—(?=\p{Lu})|[{+](?=\s\p{Lu})|o(?=\s{1,3}\p{Lu}))\s*/u;

/** Removes the bullet from the start of a text. */
export function withoutBullet(text: string): { text: string; bullet: boolean } {
	const rest = text.replace(BULLET, "");
	return { text: rest, bullet: rest !== text };
}

/** Whether a text is a bullet and nothing else. */
export const isBullet = (text: string): boolean =>
	/^[•●○◦▪▫■□‣⁃∙·➢➤►▶▸▹✓✔❖◆◇⚫⬤→»›*–—\-o\uf0b7\uf0a7\uf0d8\uf076\uf0fc]$/u.test(text.trim());

/** A text of the same length in small letters. */
export const smallLetters = (text: string): string =>
	text.replace(/\p{Lu}/gu, (letter) => {
		const small = letter.toLowerCase();
		return small.length === letter.length ? small : letter;
	});
