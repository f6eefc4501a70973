import { hasNoDigits } from "../../../lib/contract/patterns";
import { isTown } from "./known-towns";
import { isHome, isLocation, mayBeTown, NAME, placesIn, withoutCountry } from "./places";

/** A postal code at the end of a place, or before it. */
const POSTCODE =
	/(?:(?:,|\s[–-])?\s+(?:\d{5}(?:-\d{3,4})?|\d{4}-\d{3}|\d{3} \d{2}|\d{2}-\d{3}|\d{4} ?[A-Z]{2}(?= \p{Lu})|\d{4,6}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}))(?=,|$| [A-Z]{2}$)|^(?:\d{4} ?[A-Z]{2}|(?:[A-Z]{1,2}-)?\d{4,6}|\d{4}-\d{3}|\d{5}-\d{3}|\d{3} \d{2}|\d{2}-\d{3}),?\s+(?=\p{Lu})/gu;

const STREET =
	/(?:^|\s|\d)(?:jl|jln|gg|perum|komp|blok|kec|kel|rt|rw|rt\/rw|no)\b\.?|\b(?:jalan|gang|perumahan|komplek|kompleks|kecamatan|kelurahan|street|road|avenue|lane|drive|boulevard|square|apartment|apartemen|blvd|hwy|pkwy|ave|rd|ste|apt|terrace|crescent|parkway|highway|platz|weg|allee)\b|(?:straße|strasse|straat|str\.)|\p{L}(?:gatan|vägen|gade|vej|veien|laan|gracht|plein)(?!\p{L})|(?<!\p{L})(?:rue|rua|travessa|praça|avenida|calle|carrer|plaza|paseo|via|viale|piazza|ul|ulica|jalan)(?!\p{L})\.?\s/u;

const hasStreet = (text: string) => STREET.test(text.toLowerCase());

/** The number of a house, and a street whose last word is also another word: "12 Evergreen Way". */
const NAMED_STREET =
	/^\d{1,5}\p{L}?,? (?:\p{Lu}[\p{L}'’.]* ){1,4}(?:Close|Court|Gardens|Grove|Mews|Walk|Way|Place|Row|Circle|Trail|Hill|Park|View|Rise|Green|Terrace)(?=,|$)/u;

/** Whether a text is a street address: it has a number, and a word for a street. */
export function isAddress(text: string): boolean {
	if (text.length > 200 || hasNoDigits(text) || /@|:\/\//.test(text)) return false;
	return hasStreet(text) || NAMED_STREET.test(text);
}

/** A text without icons and punctuation around it. */
export const trimmed = (text: string) =>
	text.replace(/^(?:[^\p{L}\d]|\p{L} )+/u, "").replace(/[^\p{L}\p{N}).]+$|(?<=\p{Ll}{3})\.$/u, "");

/** A French department or district behind a town: "Vannes (56)", "Paris 11e". */
const DEPARTMENT = /\s*\((?:\d{2}|2[AB]|97\d)\)$|(?<=^(?:Paris|Lyon|Marseille))\s+\d{1,2}\s?(?:er?|ème)$/;

/** A place without its postal code. */
export const withoutPostcode = (text: string): string => text.replace(DEPARTMENT, "").replace(POSTCODE, "");

/** Names of towns, known or not, with known regions or countries around them. */
const isNamed = (text: string) => NAME.test(text) || placesIn(text).length > 0;

const MOST_PARTS = 3;

/** A known town behind a street's number, without a comma, before its region: "Jalan Batu 7 Kulai", "Johor". */
function townInStreet(street: string, [region = ""]: readonly string[]): string | undefined {
	const behind = /\d\S*\s+(\D+)$/.exec(street)?.[1];
	const before = street.slice(0, -(behind?.length ?? 0));
	return behind && isTown(behind) && hasStreet(before) && !isTown(region) ? behind : undefined;
}

/** The place at the end of a street address: the text after the last number, district or street. */
export function homeInAddress(address: string): string | undefined {
	const text = withoutPostcode(address);
	const parts = text.split(/,\s+/).map(withoutPostcode);
	const last = parts.findLastIndex((part) => !isNamed(part) || hasStreet(part));
	const places = parts.slice(last + 1);
	const isKnown = isAddress(text) || places.some((place) => isTown(place) || isLocation(place));
	if (last >= 0 && places.length > 0) {
		const town = townInStreet(parts[last] ?? "", places);
		const all = town ? [town, ...places] : places;
		return all.length > MOST_PARTS || !isKnown ? undefined : all.join(", ");
	}
	const behind = /\d\S*\s+(\D+)$/.exec(text)?.[1];
	return behind && (isTown(behind) || isLocation(behind)) ? behind : undefined;
}

/** The place in a text of people's introductions: all of it, or the part after the last comma. */
export function findHome(entered: string): string | undefined {
	const plain = trimmed(entered);
	const [text = ""] = isLocation(plain) ? [plain] : plain.split(/(?<!\b(?:Co|St|Ft|Mt))\.\s/);
	if (isHome(text)) return text;
	const bare = withoutPostcode(text);
	if (bare !== text && isHome(bare)) return text.includes(bare) ? bare : text;
	if (isAddress(plain)) return homeInAddress(plain);
	// An icon whose font has digits for it, or the number of a house: "1⁄2 Austin, TX, USA".
	const behind = /^[^,]*\d\S*\s+(\p{Lu}[^,\d]*,.*)$/u.exec(text)?.[1];
	if (behind && isLocation(behind)) return behind;
	const parts = text.split(/,\s+/);
	const suffixes = parts.map((_, index) => parts.slice(index).join(", "));
	return suffixes.slice(0, 5).find(isLocation);
}

/** Shorter names on their own are too often something else. */
const LEAST_ALONE = 4;

/**
 * The place in a text of people's introductions, if one of its parts is among the world's towns, or a postal code says that
 * it is one: "Ahlat", "Nsukka, Enugu", "61440 Oberursel". Elsewhere names of towns can also be words, surnames and companies.
 */
export function findTown(entered: string): string | undefined {
	const text = trimmed(entered);
	const bare = withoutPostcode(text);
	const known = NAME.test(bare)
		? isTown(withoutCountry(bare)) && bare.length >= LEAST_ALONE
		: placesIn(bare).some(isTown);
	const isProved = text.replace(POSTCODE, "") !== text && isNamed(bare) && !hasStreet(bare);
	return known || isProved ? bare : undefined;
}

const LIVES =
	/(?:^|\s)(?:based|lives?|living|located|residing|resides|wohnhaft|tinggal|berdomisili|domisili)\s+(?:in|di)\s+(?:the\s+)?([\p{L}\d].*)$/iu;

/** The place in a sentence about where somebody lives: "Nurse based in Millbrook, United States". */
export function homeInWords(text: string): string | undefined {
	const [said = ""] = (LIVES.exec(text)?.[1] ?? "").split(/\.(?:\s|$)|;|\s[|•·]/u);
	const place = withoutPostcode(trimmed(said));
	return isNamed(place) ? place : undefined;
}

/** Words on their own among contact data that look like names of towns. */
const NO_TOWN =
	/^(?:(?:sex|gender|marital|driving|nationality|visa|work permit)\b.*|portfolio|website|web|blog|homepage|resume|cv|e-?mail|phone|mobile|contact|remote|hybrid|available.*|open to.*|willing to.*|married|single|male|female|.*(?:github|gitlab|scholar|overflow|hub|dev))$/i;

/** Whether a text beside mail addresses and numbers may be an unknown place: "Nsukka, Enugu". */
export const mayBeHome = (text: string): boolean => text.includes(",") && placesIn(text).length > 1;

/** Whether the only text on a line with mail addresses and numbers may be an unknown town: "Mavoor". */
export const mayBeAlone = (text: string): boolean => mayBeTown(text) && !NO_TOWN.test(text);
