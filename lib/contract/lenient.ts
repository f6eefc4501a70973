import { z } from "zod";

/** Longest text of any one field that is read from a host, characters. */
const LONGEST_TEXT = 200_000;

const TRUE = new Set(["1", "true", "yes", "on"]);

/** A yes or no that hosts write as true, 1, "1" or "true"; undefined for anything else, including null. */
export const optionalFlag = z
	.union([z.boolean(), z.number(), z.string()])
	.nullish()
	.transform((value) => (value == null || value === "" ? undefined : TRUE.has(String(value).toLowerCase())))
	.catch(undefined);

/** The same, but `fallback` for anything else. */
export const flag = (fallback = false) => optionalFlag.transform((value) => value ?? fallback);

/** A small whole number that hosts write as 2 or "2"; undefined when missing or not a number. */
export const count = z
	.union([z.number(), z.string()])
	.nullish()
	.transform((value) => {
		const number = value == null || value === "" ? Number.NaN : Number(value);
		return Number.isFinite(number) ? number : undefined;
	})
	.catch(undefined);

/** A text that may be missing, null or empty (all: undefined). Numbers become text. */
export const text = z
	.union([z.string().max(LONGEST_TEXT), z.number()])
	.nullish()
	.transform((value) => (value == null || value === "" ? undefined : String(value)))
	.catch(undefined);

/** An identifier as its host writes it, 7 or "7", for calls that return it unchanged. */
export const rawId = z.union([z.string().min(1).max(64), z.number()]);

/** An identifier that hosts write as 7 or "7". */
export const id = rawId.transform(String);

/** Gives the list inside `value`: a list, JSON text of a list, or nothing (an empty list). */
function readList(value: unknown): unknown[] {
	if (Array.isArray(value)) return value;
	if (typeof value !== "string" || value.length > LONGEST_TEXT) return [];
	try {
		const parsed: unknown = JSON.parse(value);
		return Array.isArray(parsed) ? parsed : [];
	} catch {
		return [];
	}
}

/** A list, without the entries that do not fit `entry`. Anything but a list is refused. */
export const fittingOf = <T extends z.ZodType>(entry: T) =>
	z.preprocess(
		(value) => (Array.isArray(value) ? value.filter((one) => entry.safeParse(one).success) : value),
		z.array(entry),
	);

/** A list that hosts send as a list or as JSON text; entries that do not fit `entry` are left out. */
export const listOf = <T extends z.ZodType>(entry: T) =>
	z
		.union([z.array(z.unknown()), z.string()])
		.nullish()
		.transform((value): z.output<T>[] =>
			readList(value).flatMap((one) => {
				const read = entry.safeParse(one);
				return read.success ? [read.data] : [];
			}),
		)
		.catch([]);
