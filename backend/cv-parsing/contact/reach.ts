import { isPhone, plainPhone } from "../../../lib/contract/contact";
import { withPlainAddresses } from "./spelt-address";

/** The end of an address; a capital behind small letters begins what a narrow column left no space before: "foldExcel". */
const DOMAIN = "(?:\\p{Lu}?\\p{Ll}{2,24}|\\p{Lu}{2,24}(?!\\p{Ll})|\\p{L}{2,24})";
const EMAIL = new RegExp(
	`(?:(?<![_.-])_)?[\\p{L}\\d](?:[\\p{L}\\d._%+-]|(?<=\\p{Ll})'(?=\\p{Ll})){0,63}@(?:[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?\\.){1,6}${DOMAIN}`,
	"u",
);

/** An address whose host has a gap behind its hyphen, as some fonts write it: "ada@north- fold.example". */
const withWholeHost = (text: string) => text.replace(/(@[\p{L}\d]+-)\s(?=[\p{Ll}\d-]+\.\p{Ll}{2})/gu, "$1");

/** An icon's name, where its font has a word instead of a sign: "envelopeada@fold.example". */
const ICON = /^envelope(?=[\p{L}\d]{3})/u;

/** A number right before a mail address: "808.555.0118ada@fold.example". */
const GLUED = /(?<!\d)(\+?\d{3}[.-]\d{3}[.-]\d{4})(?=\p{Ll}[\p{Ll}\d._-]*@)/gu;

/** A text with a gap between a number and the mail address behind it. */
const unglued = (text: string) => text.replace(GLUED, "$1 ");

/** The first mail address in a text. */
export const findEmail = (all: string): string | undefined =>
	[all]
		.map(unglued)
		.flatMap((text) => [text, withWholeHost(text), withPlainAddresses(text)])
		.map((one) => EMAIL.exec(one)?.[0].replace(ICON, ""))
		.find(Boolean);

const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s|,;()<>"[\]]{2,100}/i;

/** The first address of a person's LinkedIn page in a text, verbatim. */
export const findLinkedin = (text: string): string | undefined => LINKEDIN.exec(text)?.[0].replace(/[.•·]+$/u, "");

/** Marks between the digits of a number; typographic hyphens too. */
const MARKS = "[ ().\\-\u2010-\u2015\u2212/]";
const NUMBER = new RegExp(
	`(?<![\\p{L}\\d./\u2010-\u2015-])(?:\\+|\\(\\+?|0)?\\d(?:${MARKS}{0,3}\\d){6,15}(?!\\d|\\p{L}|[.\u2010-\u2015-]\\d)`,
	"gu",
);
/** The rest of a number whose last digits are left out: "XXX XX". */
const HIDDEN = /^[\d ().-]{0,8}[Xx*_#]{2}/;

/** The number of a template: "(000) 000-0000". */
const isMade = (text: string) => /^0+$/.test(text.replace(/\D/g, ""));

/** A postal code directly before a number: "CA 94588 (555) 123-4567", "Ohio 43085 614-555-0123". */
const POSTCODE = /(?<![\d+.-])\d{5}\s+(?=[(+]|\d{3}[-.]\d{3}[-.]\d{4}(?!\d))/g;
/** A slash between a mail address and a number: "ada@fold.example/0877 5550 0168". */
const BEHIND_ADDRESS = /(?<=@[\p{L}\d.-]{3,60})\/(?=[+(\d])/gu;
const INTERNATIONAL = /^\(?(?:\+|00)/;
/**
 * Numbers that are recognised without a label: with a country code, with the leading 0 of a network, or grouped as in
 * the US or as those of mobile phones in China.
 */
const KNOWN =
	/^(?:\(?\+|00|\(?0\d|62[ .-]?\d|\(\d{2,4}\) ?\d|(?:1[ .-]?)?(?:\(\d{3}\)[ -]?|\d{3}[ .-])\d{3}[ .-]\d{4}$|\d{3} - \d{3} - \d{4}$|1[3-9]\d([ -])\d{4}\1\d{4}$)/;

/** Days and periods look like numbers too: "2021-06-03", "02/2014 - 09/2017", "2019 - 2021". */
const DAY = /^(?:19|20)\d{2}([-/.])[01]?\d\1[0-3]?\d(?!\d)/;
const DATE = "(?:(?:[0-3]?\\d[-/. ]{1,2}){0,2}(?:19|20)\\d{2}|(?:19|20)\\d{2}(?:[-/. ]{1,2}[0-3]?\\d){1,2})";
const PERIOD = new RegExp(`^${DATE}\\s*[-/]\\s*${DATE}$`);

function isWritten(text: string, labelled: boolean): boolean {
	const digits = text.replace(/\D/g, "").length;
	const short = labelled ? 7 : INTERNATIONAL.test(text) ? 8 : 9;
	if (digits < short || digits > 15) return false;
	if (PERIOD.test(text) || DAY.test(text)) return false;
	return labelled || KNOWN.test(text);
}

/** Points between the parts of a number as in the US: "(406) 555 · 0139". */
const POINT_BEFORE_LAST = /(?<=(?<!\d)\(?\d{3}\)?[ .·•-]{1,3}\d{3}) ?[·•] ?(?=\d{4}(?!\d))/gu;
const POINT_BEHIND_AREA = /(?<=(?<!\d)\(?\d{3}\)?) ?[·•] ?(?=\d{3}-\d{4}(?!\d))/gu;

/** The texts in which a number may stand: as it is, and with two numbers apart that a slash parts. */
function readings(text: string): string[] {
	const plain = unglued(text)
		.replace(POSTCODE, "")
		.replace(BEHIND_ADDRESS, " ")
		.replace(POINT_BEFORE_LAST, "-")
		.replace(POINT_BEHIND_AREA, " ");
	return [plain, plain.replace(/\s\/\s/g, " | ")];
}

/**
 * The first telephone number in a text, as it stands there, that the form accepts; one without country code or leading 0
 * needs a label.
 */
export function findPhone(text: string, labelled = false): string | undefined {
	const isOwn = (number: string, behind: string) =>
		isPhone(number) && !HIDDEN.test(behind) && !isMade(number) && isWritten(plainPhone(number), labelled);
	return readings(text)
		.flatMap((plain) =>
			[...plain.matchAll(NUMBER)].map(({ 0: found, index }) => ({ plain, found: found.trim(), index })),
		)
		.find(({ plain, found, index }) => isOwn(found, plain.slice(index + found.length)))?.found;
}
