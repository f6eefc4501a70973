import { isAddress, withoutPostcode } from "../contact/address";
import { isLocation } from "../contact/places";
import type { Line } from "../line";
import { findPeriod } from "../text/dates";
import { PLACE_IN_BRACKETS } from "./town-behind";

/** A name, and what stands behind its comma. */
const BEHIND_NAME = /^([^,\d]{2,60}), (.+)$/su;

/** Whether a text is an address, or a place with a postal code: "12 Elm St, Madison, WI"; "Menlo Park, CA 94025, USA". */
function isPlace(text: string): boolean {
	const place = text.split(/,\s+/).map(withoutPostcode).join(", ");
	return isAddress(text) || (place !== text && isLocation(place));
}

/** A line that names a company without the address behind it. */
export function withoutAddress(line: Line): Line {
	const cells = line.bullet
		? line.cells
		: line.cells.map((whole) => {
				const cell = whole.replace(PLACE_IN_BRACKETS, "");
				const [, name = "", behind = ""] = BEHIND_NAME.exec(cell) ?? [];
				return name && !findPeriod(behind) && isPlace(behind) ? name : cell;
			});
	const isSame = cells.every((cell, at) => cell === line.cells[at]);
	return isSame ? line : { ...line, cells, parts: undefined, runs: undefined };
}
