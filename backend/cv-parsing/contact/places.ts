import { hasNoDigits } from "../../../lib/contract/patterns";
import { hasTitleWord, looksLikeCompany } from "../history/looks-like";
import { isTown } from "./known-towns";
import { countryCodes, countryNames, knownPlaces, regions } from "./region-names";

/** States of the USA, Canada and Australia, after a city. */
const STATE =
	/^(?:NSW|VIC|QLD|TAS|ACT|A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|PA|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|KZN|FCT)$/;
const PREFIX =
	/^(?:(?:kota|kab\.?|kabupaten|city of|greater|thành phố|tỉnh|regio|region|omgeving|großraum|raum|woj\.|województwo|jud\.|județul)\s+|tp\.?\s*(?=\p{Lu}))/iu;
const AREA = /\s+(?:bay|metropolitan|metro) area$|(?<=^greater .*)\s+area$/i;
const LONGEST = 60;

/** An Indonesian regency or city, known or not: "Kab. Wonosobo". */
const REGENCY = /^(?:Kab\.|Kabupaten) ?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;
const CITY = /^Kota (?=\p{Lu})/u;

/** Whether a text is the name of a known city, region or country. */
const isPlace = (text: string): boolean => {
	if (REGENCY.test(text) || (CITY.test(text) && isTown(text.replace(CITY, "")))) return true;
	const name = text
		.trim()
		.replace(AREA, "")
		.replace(PREFIX, "")
		.toLowerCase()
		.replace(/\.$|(?<=\p{Script=Han}{2})[市省]$/u, "");
	if (knownPlaces.has(name.replaceAll("'", "’"))) return true;
	// Names of time zones have no accents: "Sao Paulo".
	return knownPlaces.has(name) || knownPlaces.has(name.normalize("NFD").replace(/\p{M}/gu, ""));
};

/** Whether a text is only a region, so that a town probably stands beside it. */
export const isOnlyRegion = (text: string): boolean => regions.has(text.trim().toLowerCase());

/** Whether a text is a region or country by its name, rather than a town. */
export const isAround = (text: string): boolean => isOnlyRegion(text) || countryNames.has(text.trim().toLowerCase());

/** Whether a text may be a town that isn't known. */
export const mayBeTown = (text: string): boolean =>
	NAME.test(text) && text.length <= 30 && !hasTitleWord(text) && !looksLikeCompany(text);

/** A country's code behind a place without a comma: "Nsukka, Enugu NG". */
const withComma = (text: string) =>
	text
		.replace(/(?<=,.*\p{L}) (\p{Lu}{2})$/u, (all, code: string) => (countryCodes.has(code) ? `, ${code}` : all))
		.replace(/(?<=\p{Ll}) (NSW|VIC|QLD|TAS|ACT)$/u, ", $1");

/** "Ikeja Lagos NG": a town, what is known around it, and the country, with only spaces between them. */
function spacedParts(text: string): string[] {
	const words = text.split(" ");
	const country = words.pop() ?? "";
	if (words.length < 2 || !countryCodes.has(country)) return [];
	const at = words.findIndex((_, index) => index > 0 && isRegion(words.slice(index).join(" ")));
	return at < 0 ? [] : [words.slice(0, at).join(" "), words.slice(at).join(" "), country];
}

/** A town without its country's code: "Tuy Hòa VN". */
export const withoutCountry = (text: string): string =>
	text.replace(/(?<=\p{L}) (\p{Lu}{2})$/u, (all, code: string) => (countryCodes.has(code) ? "" : all));

/** The parts of a place, from the smallest on: "Nsukka", "Enugu", "NG". */
export const partsOf = (text: string): string[] =>
	withComma(text)
		.split(/\s*[,،、(/]\s*|\s+[–-]\s+|\)/)
		.filter(Boolean);

/** Older abbreviations of states, which have a point; it may be missing behind those that are no words. */
const OLDER_STATE =
	/^(?:Ala|Ariz|Ark|Calif?|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kans?|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Nebr?|Nev|Okla|Ont|Ore|Pa|Que|Tenn|Tex|Va|Vt|Wash|Wisc?|Wyo)\.$|^(?:Ariz|Calif|Colo|Conn|Mass|Mich|Minn|Mont|Okla|Tenn|Wisc)$/u;

/** Whether a text is a state's abbreviation, with points or without: "NC", "N.C.", "Tenn.". */
export const isState = (text: string): boolean =>
	STATE.test(text.replace(/^(\p{Lu})\. ?(\p{Lu})\.?$/u, "$1$2")) || OLDER_STATE.test(text);

/** Part of a place behind a city: a region, state or country, by its name or code. */
const isRegion = (part: string) => isPlace(part) || isState(part) || countryCodes.has(part);

/** Whether a text before a state is a company or a school, rather than a town: "Fold County Schools", but "Media". */
const isBody = (text: string) =>
	text.includes(" ") && !isTown(text) && (looksLikeCompany(text) || /(?<!\p{L})(?:schools?|college)$/iu.test(text));

/** Whether a text consists of places: "Jakarta", "Bandung, West Java", "Austin, TX". */
export function isLocation(text: string): boolean {
	if (text.length > LONGEST || !hasNoDigits(text)) return false;
	const parts = partsOf(text);
	const [first = "", ...rest] = parts;
	if (rest.length === 1 && isState(rest[0] ?? "")) return NAME.test(first) && !hasTitleWord(first) && !isBody(first);
	return parts.length > 0 && rest.every(isRegion) && isPlace(first);
}

/** A place's name that isn't known: a few words with capital letters. */
export const NAME =
	/^\p{Lu}[\p{L}'’.-]*(?: (?:(?:[dl]['’]|\p{Ll}{2,3}-)?\p{Lu}[\p{L}'’.-]*|of|the|and|de|del|des|di|da|do|dos|das|du|la|las|le|les|los|el|y|e|am|an|der|den|im|in|bei|ob|upon|on|sur|sous|en|aan|op|nad)){0,3}$/u;

/** The same in letters without capitals. */
const UNCASED_NAME = /^[\p{Lo}\p{M}]{2,}(?: [\p{Lo}\p{M}]{2,}){0,2}$/u;

const isPlaceName = (part: string) => NAME.test(part) || UNCASED_NAME.test(part) || isPlace(part);

/** A Chinese province and a town of it, in one word; schools and other bodies begin with a province too. */
const IN_PROVINCE =
	/^(?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆)省?\p{Script=Han}{2,3}[市县区]?(?<![学校院司厂店局行社所台团队部心站])$/u;

/** A Korean or Japanese province, and what is in it. */
const IN_ASIA =
	/^(?:\p{Script=Hangul}{2,3}(?:특별시|광역시|특별자치[시도]|도)(?: \p{Script=Hangul}{1,4}[시군구])*|\p{Script=Han}{2,3}[都府県]\p{Script=Han}{1,4}[市区])$/u;

/** A Brazilian town and its state: "Barbacena/MG". */
const BRAZILIAN = /^(.+)\/(?:A[CLPM]|BA|CE|DF|ES|GO|M[ATSG]|P[ABREI]|R[JNSOR]|S[CPE]|TO)$/u;

/** A Chinese city and its district. */
const IN_CITY = /^(\p{Script=Han}{2,3}?)市?\p{Script=Han}{2,3}[区县]$/u;

/** Whether a text has a town and its region in one word. */
const isJoined = (text: string) =>
	knownPlaces.has(IN_CITY.exec(text)?.[1] ?? "") ||
	IN_PROVINCE.test(text) ||
	IN_ASIA.test(text) ||
	isTown(BRAZILIAN.exec(text)?.[1] ?? "");

/**
 * The same where people say where they live, so that a town or district that isn't known counts beside a place that is:
 * "Mapo-gu, Seoul, Republic of Korea", "Leeds, West Yorkshire".
 */
export function isHome(text: string): boolean {
	if (isLocation(text) || isJoined(text)) return true;
	const parts = placesIn(text);
	return isPlace(parts[0] ?? "") ? parts.length > 0 : parts.slice(1).some(isRegion);
}

/** Whether a text is places up to a known region or country, so that nothing of it is missing. */
export const isWholeHome = (text: string): boolean => isHome(text) && isRegion(partsOf(text).at(-1) ?? "");

/** Parts of a text that can be places, whether they are known or not; empty where one of them can't. */
export function placesIn(text: string): string[] {
	if (text.length > LONGEST || !hasNoDigits(text)) return [];
	const parts = /[,،、(]|\s[–/-]\s/.test(text) ? partsOf(text) : spacedParts(text);
	if (parts.length < 2 || parts.length > 4 || !parts.every(isPlaceName)) return [];
	// Countries are also parts of companies' names. "Co." is a county here.
	const unknown = parts.map((part) => (isPlace(part) ? "" : part.replace(/^Co\. (?=\p{Lu})/u, ""))).join(" ");
	return hasTitleWord(unknown) || looksLikeCompany(unknown) ? [] : parts;
}
