import { isTown } from "../contact/known-towns";

/** A town's name without what tells it from others: "Freiburg im Breisgau", "Newcastle upon Tyne". */
const FIRST = /\s+(?:im|am|an der|in|upon|sur|de)\s+.*$/u;

/** Universities of one name that the town tells apart: "University of California, Berkeley". */
const CAMPUS = /\bUniversity of (\p{Lu}\p{L}+)$/u;

/** Whether a text behind a name and a comma is the town where it is, rather than a part of the name. */
export function isTownBehind(name: string, text: string): boolean {
	const [, region = ""] = CAMPUS.exec(name) ?? [];
	return isTown(text.replace(FIRST, "")) && (region === "" || isTown(region));
}

/** A name without the town behind it: "Fold Hearth, Kulai", "Fold Hearth (Kulai)". */
export function withoutTown(text: string): string {
	const [, named = "", inner = ""] = /^([^(]+?)\s*\(([^()]+)\)?$/u.exec(text) ?? [];
	// "Fold Hearth, Halle (Saale)"
	if (named.includes(", ") && withoutTown(named) !== named) return withoutTown(named);
	if (named !== "" && isTown(inner.replace(FIRST, ""))) return named;
	const at = text.lastIndexOf(", ");
	const name = text.slice(0, Math.max(at, 0));
	return name !== "" && isTownBehind(name, text.slice(at + 2)) ? name : text;
}
