import { cityCountry, isState } from "../../format/states";
import { countryOf } from "./place";
import { BETWEEN, isArea } from "./place-words";
import { isCity } from "./town-lists";

/** Two letters that mean a country even on their own. */
export const SURE = new Set(["US", "UK", "GB"]);

/** Whether a text is a country and nothing else. */
export const isSure = (text: string) => (text.length > 2 || SURE.has(text)) && countryOf(text) !== undefined;

const IN_BRACKETS = /^([^(,]+?)\s*\(([^()]+)\)$/;

/** "London (UK)", "UK - London" and "US-CA-San Francisco" with commas; a hyphen inside of a name stays. */
export function withCommas(text: string): string {
	if (/^(?:USA?|UK)-\p{L}/u.test(text)) return text.replaceAll("-", ",");
	const [, outside = "", inside = ""] = IN_BRACKETS.exec(text) ?? [];
	const isInside = isArea(inside) || isCity(inside);
	if (isSure(inside) || isState(inside) || (isSure(outside) && isInside)) return `${outside},${inside}`;
	const parts = text.split(/\s+[-–—]\s+/);
	const isPlace = (part = "") => isSure(part) || isState(part);
	const [first = "", last = ""] = [parts[0], parts.at(-1)];
	const isSplit = parts.length > 1 && (isPlace(first) || isPlace(last) || cityCountry(first, last) !== undefined);
	return isSplit ? parts.join(",") : text;
}

/** Several places, each behind its country: "US-Remote, US-Seattle". */
const EACH_COUNTRY = /^\p{Lu}{2}-[^,]+(?:,\s*\p{Lu}{2}-[^,]+)+$/u;

/** The parts of a text that are places of their own. */
export const apart = (text: string): string[] => (EACH_COUNTRY.test(text) ? text.split(/,\s*/) : text.split(BETWEEN));
