import { hasNoDigits } from "../../../lib/contract/patterns";

/** Postal codes behind a town, and a word for them: "Kalpetta, PIN: 673121". */
const CODE_BEHIND =
	"\\d{5}(?:-\\d{3,4})?|\\d{4}-\\d{3}|\\d{3}-\\d{4}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4} ?[A-Z]{2}(?= \\p{Lu})|\\d{4,6}|[AC-FHKNPRTV-Y]\\d[\\dW] ?[A-Z\\d]{4}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}";
/** Those before a town, with the letters of a country: "SE-363 42". */
const CODE_BEFORE =
	"\\d{4} ?[A-Z]{2}|(?:[A-Z]{1,2}[- ])?(?:\\d{3} \\d{2}|\\d{4}-\\d{3}|\\d{5}-\\d{3}|\\d{2}-\\d{3}|\\d{4,6})|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}";
const WORD =
	"(?:CEP|C\\.?P\\.?|PLZ|[Kk]ode ?[Pp]os|PIN|Pin|PIN [Cc]ode|[Pp]incode|Pin code|[Zz]ip(?: [Cc]ode)?|ZIP)\\s*[:.–-]?\\s*";

/** A postal code at the end of a place, or before it. */
const POSTCODE = new RegExp(
	`(?:(?:(?:,|\\s[–-])?\\s+|(?<=\\p{L}{3})-(?!(?:19|20)\\d\\d$))(?:${WORD})?(?:${CODE_BEHIND}))(?=,|$| [A-Z]{2}$)|^(?:${WORD})?(?:${CODE_BEFORE})(?:,|\\s[–-])?\\s+(?=\\p{Lu})`,
	"gu",
);

/** A French department or district behind a town: "Vannes (56)", "Paris 11e". */
const DEPARTMENT = /\s*\((?:\d{2}|\d{5}|2[AB]|97\d)\)$|(?<=^(?:Paris|Lyon|Marseille))\s+\d{1,2}\s?(?:er?|ème)$/;

/** The first half of a British postal code behind a town: "Swindon SN2". Those with one letter look like much else. */
const OUTWARD =
	/(?<=\p{L}{3}),? (?:A[BL]|B[ABDHLNRST]|C[ABFHMORTW]|D[ADEGHLNTY]|E[CHNX]|F[KY]|G[LUY]|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]|M[EKL]|N[EGNPRW]|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]|T[ADFNQRSW]|UB|W[ACDFNRSV]|YO|ZE)\d{1,2}[A-Z]?$|(?<=London|Birmingham|Glasgow|Liverpool|Manchester|Sheffield),? [BEGLMNSW]\d{1,2}[A-Z]?$/u;

/** Whether a text has a postal code before or behind a place. */
export const hasPostcode = (text: string): boolean =>
	[POSTCODE, OUTWARD].some((code) => text.replace(code, "") !== text) || /\p{L} \(\d{5}\)$/u.test(text);

/** Whether a text begins with a postal code: "17406 Usedom". */
export const beginsWithPostcode = (text: string): boolean =>
	text.replace(POSTCODE, "") !== text && /\p{L}$/u.test(text);

/** Whether a text is nothing but a postal code that can't be a year or a count. */
export const isPostcode = (text: string): boolean =>
	/^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}(?:-\d{4})?|\d{4} ?[A-Z]{2})$/.test(text);

/** A place without its postal code. */
export const withoutPostcode = (text: string): string =>
	text.replace(DEPARTMENT, "").replace(POSTCODE, "").replace(OUTWARD, "");

const STREET =
	/(?:^|\s|\d)(?:jl|jln|gg|perum|komp|blok|kec|kel|brgy|barangay|purok|mandal|taluk|tehsil|rt|rw|rt\/rw|no(?=[.:\s]*\p{L}?-?\d))\b\.?|\b(?:jalan|gang|perumahan|komplek|kompleks|kecamatan|kelurahan|street|road|avenue|lane|drive|boulevard|square|apartment|apartemen|blvd|hwy|pkwy|ave|rd|ste|apt|terrace|crescent|parkway|highway|platz|weg|allee|gasse|ufer|chemin|impasse|quai|ulica)\b|(?:straße|strasse|straat|str\.)|\p{L}(?:gatan|vägen|gade|vej|veien|laan|gracht|plein)(?!\p{L})|\p{L}(?:weg|gasse|platz|allee|ring|damm|ufer|pfad|kade|dijk|singel|steenweg|utca|gata|gate) \d|(?<!\p{L})(?:rue|lieu-?dit|hameau|rua|travessa|praça|avenida|avda?|av|calle|carrer|cra|cll|c\/|p\.za|place d[eu]s?|plaza|paseo|via|viale|piazza|ul|jalan)(?!\p{L})\.?\s/u;

/** Whether a text has a word for a street. */
export const hasStreet = (text: string): boolean => STREET.test(text.toLowerCase());

/** The number of a house, and a street whose last word is also another word: "12 Evergreen Way". */
const NAMED_STREET =
	/^\d{1,5}\p{L}?,? (?:\p{Lu}[\p{L}'’.]* ){1,4}(?:Close|Court|Gardens|Grove|Mews|Walk|Way|Place|Row|Circle|Trail|Hill|Park|View|Rise|Green|Terrace|(?:St|Dr|Ln|Ct|Pl|Cir|Ter)\.?)(?=,|$)/u;

/** Whether there is the number of a house, and a postal code behind two commas: "1-2-3 Sakae, Nagoya, 460-0008". */
function isCoded(text: string): boolean {
	const parts = text.split(/,\s+/);
	const isNumbered = parts.slice(0, 2).some((part) => /(?<!\d)\d{1,4}\p{L}?(?!\d)/u.test(part));
	const isHouse = parts.length === 2 && /^\d{1,3}\p{L}? \p{Lu}/u.test(text);
	return (isHouse || parts.length > 2) && isNumbered && [text, ...parts].some(hasPostcode);
}

/** An Indonesian or Malay street, which needn't have a number: "Jl. Kenanga, Wonosari". */
const JALAN = /^(?:Jl|Jln|Jalan|Gg)\b\.? ?\p{Lu}[^,]*, \p{Lu}/u;

/** A box of the post before a town: "P.O. Box 12, Kulai". */
const BOX =
	/^(?:(?:P\.? ?O\.? )?Box|Private Bag|Postfach|Postbus|Boîte postale|B\.P\.|Apartado|Casilla|Caixa Postal) \d[\d-]*, (?:[\d -]+ )?\p{Lu}/u;

/** Whether a text is a street address: it has a number, and a word for a street or a postal code. */
export function isAddress(text: string): boolean {
	if (text.length > 200 || /@|:\/\//.test(text)) return false;
	if (hasNoDigits(text)) return JALAN.test(text);
	return hasStreet(text) || BOX.test(text) || NAMED_STREET.test(text) || isCoded(text);
}
