import { isTown } from "../contact/known-towns";
import { isLocation } from "../contact/places";
import { looksLikeTitle } from "./looks-like";

/** A town with its state, region or country. */
const isWhole = (town: string, region: string) => isTown(town) && isLocation(`${town}, ${region}`);

/** Parts of the world behind a country. */
const REGION =
	/^(?:europe|asia|africa|america|latin america|north america|middle east|oceania|emea|apac|latam|dach|benelux)$/i;

/**
 * The names on both sides of a town with its region, of which one is a position: "Fold Hearth, Kulai, Johor, Baker". The
 * place may also begin the text: "Austin, TX, Baker".
 */
export function aroundPlace(text: string): string[] {
	const parts = text.split(/,\s+/);
	const at = parts.findIndex((town, index) => index + 2 < parts.length && isWhole(town, parts[index + 1] ?? ""));
	if (at < 0) return [text];
	const names = [parts.slice(0, at).join(", "), parts.slice(at + 2).join(", ")];
	const [before = "", after = ""] = names;
	const isNamed = looksLikeTitle(before) !== looksLikeTitle(after) && !isLocation(after) && !REGION.test(after);
	return isNamed ? names.filter((name) => name !== "") : [text];
}
