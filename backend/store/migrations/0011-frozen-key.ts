import {
	type CountryCode,
	getCountryCallingCode,
	isSupportedCountry,
	parsePhoneNumberFromString,
} from "libphonenumber-js/max";

function read(text: string, defaultCountry?: CountryCode): string | undefined {
	const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
	return number?.isValid() ? number.number : undefined;
}

function readAtHome(digits: string, country: CountryCode): string | undefined {
	const code = getCountryCallingCode(country);
	const afterCode = digits.startsWith(code) ? read(digits.slice(code.length), country) : undefined;
	return afterCode ?? read(digits, country);
}

/** `phoneKey` of applications as it was when migration 0011 was released. It never changes, whatever becomes of that one. */
export function frozenPhoneKey(digits: string, country: string | null | undefined): string {
	const home = country?.toUpperCase() ?? "";
	const atHome = isSupportedCountry(home) ? readAtHome(digits, home) : undefined;
	return atHome ?? read(`+${digits.replace(/^00/, "")}`) ?? digits;
}
