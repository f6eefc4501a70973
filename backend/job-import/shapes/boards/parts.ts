import type { Field, Reader } from "../../field/field";
import { currency, type Pay, payOf, sum, unitOf } from "../../field/pay";
import { payInText } from "../../field/pay-text";
import { type Placed, workplace } from "../../field/placed";
import { quote } from "../../field/quote";
import { fitting, line, section, text } from "../../field/text";
import { escapeHtml } from "../../html";

/** A part of a description below its heading; empty if the part is. */
export function headed(heading: string | undefined, html: string | undefined): string {
	if (!html) return "";
	return heading ? `<h3>${escapeHtml(heading)}</h3>${html}` : html;
}

/** A part with its heading, from a board's node. */
export const part = (node: Field, names: { heading: string; html: string }): string =>
	headed(line(node.at(names.heading)), section(node.at(names.html)));

/** A description from its parts; notes a problem at `field` if it is too long or missing. */
export function whole(field: Field, parts: readonly (string | undefined)[], missing = "is missing"): string {
	const html = parts.filter(Boolean).join("");
	return html === "" ? (field.wrong(missing) ?? "") : (fitting(field, html) ?? "");
}

/**
 * Reads optional parts of a board's job: unreadable ones are left out and named in the report, but don't stop the
 * import.
 */
export class Lenient {
	/** Names of the parts that couldn't be read. */
	readonly notTaken: string[] = [];

	read<T>(part: Field, read: Reader<T>, name = String(part.path.at(-1))): T | undefined {
		const { field, problems } = part.apart();
		const value = read(field);
		if (problems.length === 0) return value;
		this.notTaken.push(name);
		return undefined;
	}
}

/** The message for a list that names its jobs without their texts. */
export const NO_DETAILS = "is missing; this list names its jobs without their texts, so sync from its address instead";

/** A unit of pay in a board's words, such as "per-month-salary"; undefined if pages have no word for it. */
const unitIn = (field: Field): string | undefined => unitOf(text(field) ?? "");

/** Names of a board's members for pay. */
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

/** Pay that a board gives as one text; notes a text that has more or something else in it. */
export function payText(field: Field, country?: string): Pay | undefined {
	const said = text(field);
	if (said === undefined) return undefined;
	const pay = payInText(said, country);
	return pay
		? payOf(field, pay)
		: field.wrong("must be a number such as 8000000; {value} isn't one", { value: quote(said) });
}

/** Where people work, in a word of `workplace`; notes any other word. */
export function readWay(type: Field): Pick<Placed, "remote" | "hybrid"> {
	const word = line(type);
	const way = workplace(word);
	const isKnown = word === undefined || Object.keys(way).length > 0;
	return isKnown ? way : (type.wrong("must be TELECOMMUTE") ?? {});
}
