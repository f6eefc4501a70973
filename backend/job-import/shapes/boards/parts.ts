import type { Field, Reader } from "../../field/field";
import { currency, type Pay, payOf, sum, UNITS } from "../../field/pay";
import { fitting, line, section, text } from "../../field/text";
import { escapeHtml } from "../../html";

/** A part of a description below its heading; nothing where the part is empty. */
export function headed(heading: string | undefined, html: string | undefined): string {
	if (!html) return "";
	return heading ? `<h3>${escapeHtml(heading)}</h3>${html}` : html;
}

/** A part with its heading, from a board's node. */
export const part = (node: Field, names: { heading: string; html: string }): string =>
	headed(line(node.at(names.heading)), section(node.at(names.html)));

/** A description from its parts, noted at `field` where it is too long or missing. */
export function whole(field: Field, parts: readonly (string | undefined)[], missing = "is missing"): string {
	const html = parts.filter(Boolean).join("");
	return html === "" ? (field.wrong(missing) ?? "") : (fitting(field, html) ?? "");
}

/**
 * Reads parts of a board's job that it can do without: what can't be read is left out and named in the report, and doesn't
 * keep the board's other jobs away.
 */
export class Lenient {
	/** Names of the parts that couldn't be read. */
	readonly notTaken: string[] = [];

	read<T>(part: Field, read: Reader<T>): T | undefined {
		const { field, problems } = part.apart();
		const value = read(field);
		if (problems.length === 0) return value;
		this.notTaken.push(String(part.path.at(-1)));
		return undefined;
	}
}

/** What is said where a list names its jobs without their texts. */
export const NO_DETAILS = "is missing; this list names its jobs without their texts, so sync from its address instead";

/** A unit of pay in a board's words, such as "per-month-salary"; nothing for one that pages have no word for. */
function unitIn(field: Field): string | undefined {
	const words = text(field)?.toUpperCase() ?? "";
	return UNITS.find((unit) => new RegExp(`\\b${unit}(?:LY)?\\b`).test(words));
}

/** Names of the members in which a board keeps pay. */
type PayMembers = Record<"currency" | "min" | "max" | "unit", string>;

/** The reader of a board's pay. */
export const payIn =
	({ currency: code, min, max, unit }: PayMembers): Reader<Pay> =>
	(node) =>
		payOf(node, {
			currency: currency(node.at(code)),
			min: sum(node.at(min)),
			max: sum(node.at(max)),
			unit: unitIn(node.at(unit)),
		});
