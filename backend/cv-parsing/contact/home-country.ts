import { knownCountry } from "../../format/country-code";
import { cityCountry, stateCountry } from "../../format/states";
import type { ContactInfo } from "../profile";
import { withoutPostcode } from "./address";
import { countriesOfTown, isTown } from "./known-towns";
import { partsOf } from "./places";
import { codeOfCountry, countriesOfPlace } from "./region-names";

const unique = (codes: readonly (string | undefined)[]): string[] => [
	...new Set(codes.filter((code) => code !== undefined)),
];

/** The code of the country that a text names. */
function countryNamed(text: string): string | undefined {
	const name = text.toLowerCase().replaceAll("'", "’");
	return codeOfCountry(name) ?? codeOfCountry(name.replace(/^the |\.$/g, ""));
}

/** The codes of the country and of the regions that a text names: both for "Georgia". */
const called = (text: string): string[] =>
	unique([countryNamed(text), ...countriesOfPlace(text.toLowerCase().replaceAll("’", "'"))]);

/** Those of all places that a text may name. */
const countriesOf = (text: string): string[] => unique([...called(text), ...countriesOfTown(text)]);

/** A country or a state in capitals: "CA", "NSW", "D.C.". */
const LETTERS = /^(?:[A-Z]{2,3}|(?:[A-Z]\.){2,3})$/;

/** A town and what is around it, with only a space between them: "Nairobi Kenya", "Boston MA". */
function spaced(text: string): string[] {
	const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
	const isAround = (part: string) => called(part).length > 0 || LETTERS.test(part);
	const at = spaces.find((index) => isTown(text.slice(0, index)) && isAround(text.slice(index + 1)));
	return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

const wholeParts = (text: string): string[] =>
	partsOf(withoutPostcode(text.trim()))
		.map(withoutPostcode)
		.flatMap((part) => (countriesOf(part).length > 0 ? [part] : spaced(part)));

/** The one code that the other parts of a place allow: each has a place of its name there, if it is known at all. */
function allowed(codes: readonly string[], others: readonly string[]): string | undefined {
	const known = others.map(countriesOf).filter((all) => all.length > 0);
	const left = codes.filter((code) => known.every((all) => all.includes(code)));
	return left.length === 1 ? left[0] : undefined;
}

/** States of the USA whose letters are a state's or a province's in Australia, India or Italy, too. */
const ALSO_ELSEWHERE = new Set(["CT", "OR", "RI", "VT", "WA"]);

/** The country of a place that ends with letters. Those of a country are often a state's, too: "Bangor, ME". */
function countryByLetters(letters: string, others: readonly string[]): string | undefined {
	const plain = letters.replaceAll(".", "");
	const code = knownCountry(plain);
	const known = cityCountry(others.at(-1) ?? "", plain);
	if (known) return known;
	const isClear = code === undefined && !ALSO_ELSEWHERE.has(plain);
	const isProved = isClear || others.some((part) => countriesOf(part).length > 0);
	return isProved ? allowed(unique([code, stateCountry(plain)]), others) : undefined;
}

/** A state of the USA before its postal code: "Bangor, ME 04401". */
function isCodedState(text: string): boolean {
	const [, state = ""] = /(?:^|[\s,])([A-Z]{2}),? \d{5}(?:-\d{4})?$/.exec(text) ?? [];
	return stateCountry(state) === "US";
}

function countryIn(text: string): string | undefined {
	const others = wholeParts(text);
	const last = others.pop() ?? "";
	const own = called(last);
	const all = countryNamed(last) ? own : countriesOf(last);
	if (own.length > 0 && all.length === 1) return allowed(all, others.filter(countryNamed));
	const byTown = LETTERS.test(last) && own.length === 0 ? countryByLetters(last, others) : allowed(all, others);
	return byTown ?? (isCodedState(text) ? "US" : undefined);
}

/**
 * The country where somebody surely lives (ISO 3166 alpha-2): the one that the home or the address ends with, else the only
 * one that has a town and regions of these names. Undefined if they may be in several.
 */
export function homeCountry({ location, address }: ContactInfo): string | undefined {
	const [country, ...others] = unique([location, address].map((text) => countryIn(text ?? "")));
	return others.length === 0 ? country : undefined;
}
