import type { CountryCode } from "libphonenumber-js/max";

/** Loaded with the first number: its data on all countries takes more than a megabyte of memory. */
const load = () => import("libphonenumber-js/max");

type Library = Awaited<ReturnType<typeof load>>;

function read(text: string, { parsePhoneNumberFromString }: Library, defaultCountry?: CountryCode): string | undefined {
	const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
	return number?.isValid() ? number.number : undefined;
}

function readAtHome(digits: string, library: Library, country: CountryCode): string | undefined {
	const code = library.getCountryCallingCode(country);
	const afterCode = digits.startsWith(code) ? read(digits.slice(code.length), library, country) : undefined;
	return afterCode ?? read(digits, library, country);
}

/** `phoneKey` of applications as it was when migration 0011 was released. It never changes, whatever becomes of that one. */
export async function frozenPhoneKey(digits: string, country: string | null | undefined): Promise<string> {
	const library = await load();
	const home = country?.toUpperCase() ?? "";
	const atHome = library.isSupportedCountry(home) ? readAtHome(digits, library, home) : undefined;
	return atHome ?? read(`+${digits.replace(/^00/, "")}`, library) ?? digits;
}
