import { isTown } from "../contact/known-towns";
import { isLocation, isState, mayBeTown } from "../contact/places";
import { countryCodes } from "../contact/region-names";
import type { Line } from "../line";
import { findPeriod, withoutPeriod } from "../text/dates";
import { isDepartment, looksLikeTitle } from "./looks-like";

/** A town's name without what tells it from others: "Freiburg im Breisgau", "Newcastle upon Tyne". */
const FIRST = /\s+(?:im|am|an der|in|upon|sur|de)\s+.*$/u;

/** Names that several universities share, which the town tells apart: "University of California, Berkeley". */
const CAMPUS = /\bUniversity(?:$| of \p{Lu})/u;

/** Towns that a CV names as places. */
export type Towns = ReadonlySet<string>;

/** Whether a text is the name of a known town. */
export const isTownName = (text: string): boolean => isTown(text.replace(FIRST, ""));

/** Whether a town tells a university from others of its name. */
export const isCampus = (name: string, text: string): boolean =>
	isTownName(text) && CAMPUS.test(name) && !name.includes(text);

/** Whether a text behind a name and a comma is the town where it is, rather than a part of the name. */
export function isTownBehind(name: string, text: string, shown: Towns = new Set()): boolean {
	return shown.has(text) || (isTownName(text) && !isCampus(name, text));
}

/** A name and, in brackets, a town and the code of its country or state: "Fold Hearth (Kulai, my)". */
const PLACE_IN_BRACKETS = /^(.+?)\s*\((\p{Lu}[\p{L} .'’-]+), (\p{Ll}{2}|\p{Lu}{2})\)$/u;

/** A name without such a place. */
export function withoutPlaceInBrackets(text: string): string {
	const [, name = "", town = "", code = ""] = PLACE_IN_BRACKETS.exec(text) ?? [];
	const isCode = countryCodes.has(code.toUpperCase()) || isState(code);
	return name && isCode && isTownName(town) ? name : text;
}

/**
 * A name without the town behind it: "Fold Hearth, Kulai", "Fold Hearth (Kulai)". Behind one word, it may be a second
 * surname, "Young, Moore", unless the CV shows that it is a place.
 */
export function withoutTown(text: string, shown: Towns = new Set()): string {
	if (withoutPlaceInBrackets(text) !== text) return withoutPlaceInBrackets(text);
	const [, named = "", inner = ""] = /^([^(]+?)\s*\(([^()]+)\)?$/u.exec(text) ?? [];
	// "Fold Hearth, Halle (Saale)"
	if (named.includes(", ") && withoutTown(named, shown) !== named) return withoutTown(named, shown);
	if (named !== "" && (isTownName(inner) || shown.has(inner))) return named;
	const at = text.lastIndexOf(", ");
	const [name, town] = [text.slice(0, Math.max(at, 0)), text.slice(at + 2)];
	const isSure = name.includes(" ") || shown.has(town);
	return isSure && isTownBehind(name, town, shown) ? name : text;
}

/** The town that a text shows to be a place: alone, with its region, or behind a name of several words. */
function townIn(text: string): string[] {
	const parts = text.split(/,\s+/);
	const [first = "", second = ""] = parts;
	if (isTownName(first) && (parts.length === 1 || isLocation(text))) return [first];
	return parts.length === 2 && first.includes(" ") && !CAMPUS.test(first) && isTownName(second) ? [second] : [];
}

/** The unknown name behind a name and a comma: "Fold Hearth, Staithes". */
const unknownIn = (text: string): string[] => {
	const [name = "", place = "", ...others] = text.split(/,\s+/);
	const isUnknown = mayBeTown(place) && !isTownName(place) && place.length > 2 && place.split(" ").length < 3;
	const isNamed = others.length === 0 && !looksLikeTitle(name) && !isDepartment(name) && !isDepartment(place);
	return isNamed && isUnknown ? [place] : [];
};

/**
 * Towns that these lines show to be places, and unknown names that stand behind companies where others have known towns, or
 * the candidate's own, there.
 */
export function townsIn(lines: readonly Line[], home = ""): Towns {
	const texts = lines
		.filter(({ bullet }) => !bullet)
		.flatMap(({ cells }) => cells)
		.flatMap((cell) => {
			const period = findPeriod(cell);
			return period ? withoutPeriod(cell, period) : [cell];
		})
		.flatMap((text) => text.split(/\s+(?:[|•·–—-]|at)\s+/u));
	const [towns, unknown] = [texts.flatMap(townIn), texts.flatMap(unknownIn).filter((place) => place !== home)];
	const behind = texts.filter(
		(text) => text.includes(", ") && (townIn(text).length > 0 || unknownIn(text).includes(home)),
	);
	return new Set([...towns, ...(home ? [home] : []), ...(unknown.length <= behind.length ? unknown : [])]);
}
