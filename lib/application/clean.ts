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
 * An application with all its texts clean, and with a blank for what isn't of its type. The answers to the job's
 * questions stay as they are: what is clean depends on their fields.
 */
export function cleanValues(entered: ApplicationValues): ApplicationValues {
	const { answers, ...values } = applicationIn(entered);
	// Cleaning changes no type.
	return { ...(clean(values) as Omit<ApplicationValues, "answers">), answers };
}
