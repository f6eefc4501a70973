import { hasTitleWord } from "../history/looks-like";
import { beginsWithPostcode, hasPostcode, hasStreet, isAddress, withoutPostcode } from "./address";
import { isTown } from "./known-towns";
import {
	isAround,
	isHome,
	isLocation,
	isOnlyRegion,
	isState,
	mayBeTown,
	NAME,
	placesIn,
	withoutCountry,
} from "./places";

/** A text without icons and punctuation around it. */
export const trimmed = (text: string) =>
	text.replace(/^(?:[^\p{L}\d]|\p{L} )+/u, "").replace(/[^\p{L}\p{N}).]+$|(?<=\p{Ll}{3})\.$/u, "");

/** Names of towns, known or not, with known regions or countries around them. */
export const isNamed = (text: string) =>
	text.split(/\s*\/\s*/).every((part) => NAME.test(part.replace(/^(?:jud|woj|okr)\.\s/, ""))) ||
	placesIn(text).length > 0;

const MOST_PARTS = 3;

/** Longer texts are no addresses. */
const LONGEST = 200;

/** The last word of an English street, and a town. */
const BEHIND_STREET =
	/(?<=\d.*\s)(?:street|road|avenue|lane|drive|boulevard|blvd|court|st|rd|ave|ln|dr)\.? (\p{Lu}[\p{L}'’. -]+)$/iu;

/**
 * A known town without a comma before its region, behind a street or its number: "12 Elm Street Madison", "WI"; "Jalan Batu
 * 7 Kulai", "Johor".
 */
function townInStreet(street: string, [region = ""]: readonly string[]): string | undefined {
	const behind = /\d\S*\s+(\D+)$/.exec(street)?.[1];
	const town = BEHIND_STREET.exec(street)?.[1];
	if (town && isTown(town) && (isOnlyRegion(region) || isState(region))) return town;
	const before = street.slice(0, -(behind?.length ?? 0));
	return behind && isTown(behind) && hasStreet(before) && !isTown(region) ? behind : undefined;
}

/** The last of many parts of an address, if they are a place for sure: districts stand before it. */
function lastOf(places: readonly string[]): string | undefined {
	const last = places.slice(-MOST_PARTS);
	const isKnown = places.length <= MOST_PARTS || isHome(last.join(", "));
	return isKnown ? last.join(", ") : undefined;
}

/** A known place behind the last number of an address without commas, or any behind a postal code. */
function townBehind(text: string): string | undefined {
	const [, number = "", behind = ""] = /(\d\S*)\s+(\D+)$/.exec(text) ?? [];
	const isBehindCode = /^\d{5}$/.test(number) && hasStreet(text) && NAME.test(behind);
	const isKnown = isLocation(behind) || behind.split(/\s*\/\s*/).some(isTown);
	return isKnown || isBehindCode ? behind : undefined;
}

/** What stands before an Indonesian district, city or province without a comma: "RT 02 Kec. Lembang Kab. Bandung". */
const DISTRICT =
	/(?<!,|\b(?:Jl|Jln|Jalan|Gg)\b\.?)\s(?=(?:Ds|Desa|Kel|Kelurahan|Kec|Kecamatan|Kab|Kabupaten|Kota|Prov|Provinsi)\b\.?\s\p{Lu})/gu;

/** A dash that stands for a comma in an address: "3 rue des Lilas – 29930 Pont-Aven". */
const DASH = /;\s|\s[–—-]\s(?=[^,]*\d)|(?<=\d)\s[–—-]\s(?=.*[,/])/gu;

/** Districts with a number among their words. */
const NUMBERED = /^(?:North|South) 24 Parganas$/;

/** Where the place begins behind the part of an address that ends a street; a known town before a district counts. */
const startBehind = (parts: readonly string[], last: number): number =>
	NUMBERED.test(parts[last] ?? "") && isTown(parts[last - 1] ?? "") ? last - 1 : last + 1;

/** The place at the end of a street address: the text after the last number, district or street. */
export function homeInAddress(address: string): string | undefined {
	if (address.length > LONGEST) return undefined;
	const text = withoutPostcode(address.replace(DASH, ", ").replace(DISTRICT, ", "));
	const raw = text.split(/,\s+/);
	const parts = raw.map(withoutPostcode);
	const last = parts.findLastIndex((part) => (!isNamed(part) && !isHome(part)) || hasStreet(part));
	// A postal code in the middle begins the place.
	const coded = raw.findLastIndex((part, at) => at > last && part.endsWith(parts[at] ?? "") && part !== parts[at]);
	const places = parts.slice(coded < 0 ? startBehind(parts, last) : coded);
	const isCoded = coded > 0 && /\d/.test(parts[last] ?? "");
	const isKnown = isAddress(address) || isCoded || places.some((place) => isTown(place) || isLocation(place));
	if (last >= 0 && places.length > 0) {
		const town = townInStreet(parts[last] ?? "", places);
		return isKnown ? lastOf(town ? [town, ...places] : places) : undefined;
	}
	return townBehind(text);
}

/** Whether a text is a street and the number of a house: "Petőfi utca 4". */
const isStreet = (text: string) => hasStreet(text) || /\p{L} \d{1,3}\p{L}?\.?$/u.test(text);

/** The town of an address that a postal code begins: "Katajatie 5, 10600 Tammisaari", "8360 Keszthely, Petőfi utca 4". */
function codedHome(text: string): string | undefined {
	const [first = "", second = "", ...others] = text.split(/,\s+/);
	const town = withoutPostcode(first);
	if (beginsWithPostcode(first) && !hasStreet(first) && NAME.test(town) && isStreet(second) && others.length === 0)
		return town;
	return [second, ...others].some((part) => beginsWithPostcode(part) && /^\P{L}*\d/u.test(part))
		? homeInAddress(text)
		: undefined;
}

/** Ends of sentences, not of abbreviations such as "Kec." and "Brgy.". */
const SENTENCE =
	/(?<=\p{L}{3}|\p{Lu}{2})(?<!(?<!\p{L})(?:Col|Tal|Brgy|Dist|Distt|Kab|Kec|Kel|Prov|Dsn|Vill|Jln|Ave|TP))\.\s/u;

/** A text from the first part of a place on. */
const from = (text: string, place: string): string =>
	text.includes(place) ? place : text.slice(text.lastIndexOf(place.split(", ")[0] ?? ""));

/** What stands between an occupation and a town: "Baker – Leeds, UK", "Baker from Leeds, UK". */
const BEFORE_TOWN = /^(.*)\s(?:[–—-]|in|from|aus|dari|di)\s+(?=\p{Lu})/u;

/** A known place behind other texts and a comma, with its town. */
function lastPlace(text: string): string | undefined {
	const bare = withoutPostcode(text);
	const parts = bare.split(/,\s+/);
	const at = parts.findIndex((_, index) => index < MOST_BEFORE && isLocation(parts.slice(index).join(", ")));
	if (at < 0) return undefined;
	const place = parts.slice(at).join(", ");
	const before = parts[at - 1] ?? "";
	const [start = "", work = ""] = BEFORE_TOWN.exec(before) ?? [];
	const town = hasTitleWord(work) || /[–—-]\s+$/u.test(start) ? before.slice(start.length) : before;
	const isTownBefore = town !== before || (isAround(place) && (isTown(town) || (bare !== text && mayBeTown(town))));
	const whole = `${town}, ${place}`;
	return from(text, isTownBefore && isHome(whole) ? whole : place);
}

const MOST_BEFORE = 5;

/** A Korean, Japanese or Chinese address, up to the district: "서울특별시 관악구 대학동", "〒160-0023 東京都新宿区西新宿1-2-3". */
export const ASIAN =
	/^(?:\(?\d{5}\)? |〒?\d{3}-\d{4} ?)?((?:\p{Script=Hangul}{2,4}(?:특별시|광역시|특별자치[시도]|도|시)|서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)(?: \p{Script=Hangul}{1,4}[시군구](?= |$)){1,2}|\p{Script=Han}{2,3}[都道府県]\p{Script=Han}{1,5}?[市区町村]|\p{Script=Han}{2,3}(?:省\p{Script=Han}{2,4}?)?市\p{Script=Han}{1,4}?[区县])(?=[ ,]|\d|$|\p{L}+\d|\p{L}*[路街道巷])/u;

/** A dash or a point where others have a comma: "12 Mill Lane - Leeds", "Rua das Flores, 111. Centro. Barbacena - MG". */
const INSTEAD_OF_COMMA = /\s?[–—-]\s(?=\p{Lu}\p{Ll})|(?<=\p{L}{3}|\d)\.\s(?=\p{Lu})/gu;

/** The place in an address whose parts dashes or points separate. */
function homeBehindMarks(text: string): string | undefined {
	const parts = text.replace(INSTEAD_OF_COMMA, ", ").replace(/\.$/, "");
	if (parts === text || !(/^\d/.test(text) || isAddress(text))) return undefined;
	const place = homeAtCommas(parts);
	if (!place || text.includes(place)) return place;
	const places = place.split(", ");
	return places.find((part) => isTown(part.split(" - ")[0] ?? "")) ?? places.find(isLocation);
}

/** The place in a text of people's introductions: all of it, or the part after the last comma. */
export function findHome(entered: string): string | undefined {
	return homeAtCommas(entered) ?? homeBehindMarks(trimmed(entered));
}

function homeAtCommas(entered: string): string | undefined {
	const plain = trimmed(entered);
	const [text = ""] = isLocation(plain) ? [plain] : plain.split(SENTENCE);
	if (isHome(text)) return text;
	// "Kulai, Malaysia (permanent resident)"
	const place = text.replace(/\s*\([^()]*\)$/, "");
	if (place.includes(",") && isHome(place)) return place;
	const asian = ASIAN.exec(plain)?.[1];
	if (asian) return asian;
	const bare = withoutPostcode(text);
	if (bare !== text && isHome(bare)) return text.includes(bare) ? bare : text;
	if (isAddress(plain)) return homeInAddress(plain) ?? codedHome(plain) ?? lastPlace(text);
	// An icon whose font has digits for it, or the number of a house: "1⁄2 Austin, TX, USA".
	const behind = /^[^,]*\d\S*\s+(\p{Lu}[^,\d]*,.*)$/u.exec(text)?.[1];
	if (behind && isLocation(behind)) return behind;
	return codedHome(plain) ?? lastPlace(text);
}

/** Shorter names on their own are too often something else. */
const LEAST_ALONE = 4;

/** A town without the number of its district, and in short: "Praha 5", "Frankfurt a. M.". */
const withoutDistrict = (text: string) => text.replace(/(?<=\p{L}{2})\s(?:\d{1,2}|a\. ?\p{Lu}\.?)$/u, "");

/** A known town and its country or region, with only a space between them: "Nairobi Kenya". */
const isSpaced = (text: string) =>
	/^\p{Lu}/u.test(text) &&
	[...text.matchAll(/ /g)].some(({ index }) => isTown(text.slice(0, index)) && isAround(text.slice(index + 1)));

/** A number that is a year rather than a postal code, behind a title or, if it is recent, a whole name: "Ada Fold Resume 2014", "Ada Fold 2024". */
const YEAR_BEHIND =
	/(?<!\p{L})(?:resume|résumé|cv|curriculum vitae|currículum|lebenslauf|portfolio) (?:19|20)\d\d$|^\p{L}+ \p{L}+ 20(?:1[5-9]|2\d)$/iu;

/**
 * The place in a text of people's introductions, if one of its parts is among the world's towns, or a postal code says that
 * it is one: "Ahlat", "Nsukka, Enugu", "61440 Oberursel". Elsewhere names of towns can also be words, surnames and companies.
 */
export function findTown(entered: string): string | undefined {
	const text = trimmed(entered);
	const coded = withoutPostcode(text);
	const bare = isTown(withoutDistrict(coded)) ? withoutDistrict(coded) : coded;
	const parts = placesIn(bare);
	const known = NAME.test(bare)
		? (isTown(withoutCountry(bare)) && bare.length >= LEAST_ALONE) || isSpaced(bare)
		: // A town stands first, or behind one of its districts.
			parts
				.filter((part) => !hasStreet(part))
				.slice(0, parts.length > 2 ? 1 : 2)
				.some(isTown);
	const isProved =
		hasPostcode(text) && !YEAR_BEHIND.test(text) && isNamed(bare) && !hasStreet(bare) && !hasTitleWord(bare);
	return known || isProved ? bare : undefined;
}

/** Words on their own among contact data that look like names of towns. */
const NO_TOWN =
	/^(?:(?:sex|gender|marital|driving|nationality|visa|work permit)\b.*|portfolio|website|web|blog|homepage|resume|cv|e-?mail|phone|mobile|contact|remote|hybrid|available.*|open to.*|willing to.*|married|single|male|female|.*(?:github|gitlab|scholar|overflow|hub|dev))$/i;

/** Whether a text beside mail addresses and numbers may be an unknown place: "Nsukka, Enugu". */
export const mayBeHome = (text: string): boolean => text.includes(",") && placesIn(text).length > 1;

/** Whether the only text on a line with mail addresses and numbers may be an unknown town: "Mavoor". */
export const mayBeAlone = (text: string): boolean => mayBeTown(text) && !NO_TOWN.test(text);
