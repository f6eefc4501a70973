import type { CountryCode } from "libphonenumber-js/max";

/** Loaded with the first number: what it knows of all countries takes more than a megabyte of memory. */
const load = () => import("libphonenumber-js/max");

type Library = Awaited<ReturnType<typeof load>>;

/** A valid number in E.164, such as "+6281270001234"; undefined for anything else. */
function read(text: string, { parsePhoneNumberFromString }: Library, defaultCountry?: CountryCode): string | undefined {
	const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
	return number?.isValid() ? number.number : undefined;
}

/**
 * A number as somebody in `country` means it. Its own calling code goes first: "62811234567" is 0811-234-567 with the
 * code, although digits like these are also a landline that is written without its zero, which nobody does.
 */
function readAtHome(digits: string, library: Library, country: CountryCode): string | undefined {
	const code = library.getCountryCallingCode(country);
	const afterCode = digits.startsWith(code) ? read(digits.slice(code.length), library, country) : undefined;
	return afterCode ?? read(digits, library, country);
}

/**
 * What two writings of one phone number have in common: its international form, read as a number of `country` (ISO 3166
 * alpha-2, that of the job) first and else as one with its calling code, for the plus sign is not sent. Digits that are
 * no valid number either way are their own key.
 */
export async function phoneKey(digits: string, country: string | null | undefined): Promise<string> {
	const library = await load();
	const home = country?.toUpperCase() ?? "";
	const atHome = library.isSupportedCountry(home) ? readAtHome(digits, library, home) : undefined;
	return atHome ?? read(`+${digits.replace(/^00/, "")}`, library) ?? digits;
}
