import { cleanText } from "@/lib/text/clean";
import { applicationIn } from "./shape";
import type { ApplicationValues } from "./values";

function clean(value: unknown): unknown {
	if (typeof value === "string") return cleanText(value);
	if (Array.isArray(value)) return value.map(clean);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]));
}

/**
 * An application with all texts cleaned, and a blank for each value of a wrong type. The answers to the job's questions stay
 * unchanged: their fields decide how to clean them.
 */
export function cleanValues(entered: ApplicationValues): ApplicationValues {
	const { answers, ...values } = applicationIn(entered);
	// Cleaning changes no type.
	return { ...(clean(values) as Omit<ApplicationValues, "answers">), answers };
}
