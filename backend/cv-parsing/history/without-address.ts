import { hasStreet, isAddress, withoutPostcode } from "../contact/address";
import { isLocation } from "../contact/places";
import type { Line } from "../line";
import { findPeriod } from "../text/dates";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";
import { withoutPlaceInBrackets } from "./town-behind";

/** Whether a text begins with a street, "12 Elm St, Madison", or is a place with a postal code: "Menlo Park, CA 94025, USA". */
function isPlace(parts: readonly string[]): boolean {
	const [first = ""] = parts;
	const text = parts.join(", ");
	const place = parts.map(withoutPostcode).join(", ");
	const isStreet = isAddress(text) && (hasStreet(first) || /\d/.test(first)) && !looksLikeCompany(first);
	return isStreet || (place !== text && isLocation(place));
}

/** A text that names a company without the address behind it; a position alone keeps what may be the company. */
function named(text: string): string {
	const parts = text.split(", ");
	const at = parts.findIndex((_, index) => index > 0 && isPlace(parts.slice(index)));
	const last = parts[at - 1] ?? "";
	const isCompany = at > 0 && (looksLikeCompany(last) || !looksLikeTitle(last));
	return isCompany && !findPeriod(parts.slice(at).join(", ")) ? parts.slice(0, at).join(", ") : text;
}

/** A line that names a company without the address behind it. */
export function withoutAddress(line: Line): Line {
	const cells = line.bullet ? line.cells : line.cells.map((cell) => named(withoutPlaceInBrackets(cell)));
	const isSame = cells.every((cell, at) => cell === line.cells[at]);
	return isSame ? line : { ...line, cells, parts: undefined, runs: undefined };
}
