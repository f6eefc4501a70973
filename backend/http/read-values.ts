import type { z } from "zod";
import { Problem } from "./problem";

const LONGEST_LIST = 50;

/** Reads `raw` with a row's schema. Throws 422 with a sentence for each field that doesn't fit. */
export function readValues<T extends z.ZodType>(schema: T, raw: unknown): z.output<T> {
	const read = schema.safeParse(raw);
	if (read.success) return read.data;
	const errors: Record<string, string[]> = {};
	for (const issue of read.error.issues.slice(0, LONGEST_LIST)) {
		const field = issue.path.join(".");
		errors[field] = [...(errors[field] ?? []), issue.message];
	}
	throw new Problem(422, "Some values are missing or not right.", { errors });
}
