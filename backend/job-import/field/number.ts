import type { Field } from "./field";
import { quote } from "./quote";

const WRITTEN = /^\s*[+-]?\d+(?:\.\d+)?\s*$/;

const numberOf = (value: unknown) => (typeof value === "string" && WRITTEN.test(value) ? Number(value) : value);

/** A whole number within limits, written as a number or as its digits. */
export function whole(field: Field, { min, max }: { min: number; max: number }): number | undefined {
	if (field.isMissing) return undefined;
	const number = numberOf(field.value);
	if (typeof number === "number" && Number.isInteger(number) && number >= min && number <= max) return number;
	const values = { min, max, value: quote(field.value) };
	return field.wrong("must be a whole number from {min} to {max}; {value} isn't one", values);
}

/** Any number, written as a number or as its digits. */
export function anyNumber(field: Field): number | undefined {
	if (field.isMissing) return undefined;
	const number = numberOf(field.value);
	if (typeof number === "number" && Number.isFinite(number)) return number;
	return field.wrong("must be a number such as 8000000; {value} isn't one", { value: quote(field.value) });
}

/** One of a few numbers, such as the kinds of a question. */
export function oneOf<N extends number>(field: Field, numbers: readonly N[]): N | undefined {
	if (field.isMissing) return undefined;
	const found = numbers.find((number) => number === numberOf(field.value));
	const values = { list: numbers.join(", "), value: quote(field.value) };
	return found ?? field.wrong("must be one of {list}; {value} isn't one", values);
}
