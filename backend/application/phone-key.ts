import type { CountryCode } from "libphonenumber-js/max";
import { hasCallingCode, type PhoneLengthProblem, phoneDigits } from "@/lib/contract/contact";

/** Loaded with the first number: what it knows of all countries takes more than a megabyte of memory. */
const load = () => import("libphonenumber-js/max");

type Library = Awaited<ReturnType<typeof load>>;

function read(text: string, { parsePhoneNumberFromString }: Library, defaultCountry?: CountryCode) {
	const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
	return number?.isValid() ? number : undefined;
}

/**
 * A number as somebody in `country` means it. Its own calling code goes first: "62811234567" is 0811-234-567 with the
 * code, although digits like these are also a landline that is written without its zero, which nobody does.
 */
function readAtHome(digits: string, library: Library, country: CountryCode) {
	const code = library.getCountryCallingCode(country);
	const afterCode = digits.startsWith(code) ? read(digits.slice(code.length), library, country) : undefined;
	return afterCode ?? read(digits, library, country);
}

/**
 * The valid phone number that digits mean: read as a number of `country` (ISO 3166 alpha-2, that of the job) first, then as
 * one with its calling code, because the plus sign is not sent. Undefined for digits that are neither.
 */
export async function readNumber(digits: string, country: string | null | undefined) {
	const library = await load();
	const home = country?.toUpperCase() ?? "";
	const atHome = library.isSupportedCountry(home) ? readAtHome(digits, library, home) : undefined;
	return atHome ?? read(`+${digits.replace(/^00/, "")}`, library);
}

/** The valid phone number that somebody typed: with a plus sign its calling code decides, otherwise `country`, as above. */
export async function readTypedNumber(typed: string, country: string | null | undefined) {
	const digits = phoneDigits(typed);
	const international = typed.includes("+") ? read(`+${digits}`, await load()) : undefined;
	return international ?? readNumber(digits, country);
}

/**
 * What somebody in `country` wrote without a calling code, in international format, such as "+49 5271 694110". Undefined for a
 * number that has one, or isn't valid there. A number that is valid with a plus sign has one, too, unless it is written just as
 * that country writes its numbers: "6281270001234" is no German number without its zero.
 */
export async function internationalPhone(written: string, country: string): Promise<string | undefined> {
	const library = await load();
	if (hasCallingCode(written) || !library.isSupportedCountry(country)) return undefined;
	const digits = phoneDigits(written);
	const number = readAtHome(digits, library, country);
	const code = library.getCountryCallingCode(country);
	if (number?.countryCallingCode !== code) return undefined;
	const abroad = read(`+${digits}`, library);
	const isAbroad = abroad !== undefined && abroad.countryCallingCode !== code;
	return isAbroad && phoneDigits(number.formatNational()) !== digits ? undefined : number.formatInternational();
}

const LENGTHS: Readonly<Record<string, PhoneLengthProblem>> = { TOO_SHORT: "short", TOO_LONG: "long" };

/** Whether a number has fewer or more digits than any of `country`; undefined also for a text that is no number. */
function lengthAtHome(digits: string, library: Library, country: CountryCode): PhoneLengthProblem | undefined {
	const code = library.getCountryCallingCode(country);
	const own = digits.startsWith(code) ? digits.slice(code.length) : digits;
	return LENGTHS[library.validatePhoneNumberLength(own, country) ?? ""];
}

/**
 * Whether a typed number is too short or too long, however it may be meant: with a plus sign in the country of its calling
 * code, otherwise in `country` as well. A valid number never is, nor one without a plus sign if no country is known: it may
 * be valid in any.
 */
export async function lengthProblem(
	typed: string,
	country: string | null | undefined,
): Promise<PhoneLengthProblem | undefined> {
	if (await readTypedNumber(typed, country)) return undefined;
	const library = await load();
	const digits = phoneDigits(typed);
	const home = country?.toUpperCase() ?? "";
	const abroad = library.validatePhoneNumberLength(`+${digits.replace(/^00/, "")}`);
	if (typed.includes("+")) return LENGTHS[abroad ?? ""];
	if (!abroad || !library.isSupportedCountry(home)) return undefined;
	const atHome = lengthAtHome(digits, library, home);
	// Too long for this country may be just right for the one that it was copied from.
	return atHome === "long" && LENGTHS[abroad] !== "long" ? undefined : atHome;
}

/** A number's key in groups with its calling code, such as "+62 812-7000-1234"; digits that are no valid number as they are. */
export async function phoneInWords(key: string): Promise<string> {
	const number = key.startsWith("+") ? read(key, await load()) : undefined;
	return number?.formatInternational() ?? key;
}

/** What two spellings of one phone number have in common: the number in E.164. Digits that are no valid number are their own key. */
export const phoneKey = async (digits: string, country: string | null | undefined): Promise<string> =>
	(await readNumber(digits, country))?.number ?? digits;
