import "server-only";
import { z } from "zod";
import { type EnquiryOutcome, REFUSALS } from "@/lib/enquiry/outcome";
import type { EnquiryValues } from "@/lib/enquiry/values";
import { COMPRESSED, resultCookie } from "./result-cookie";

const LONGEST_FIELD = 60;
const MOST_FIELDS = 20;

/** Browsers store no cookie of more than 4,096 bytes, including its name. */
const LARGEST_COOKIE = 4_096;

const field = z.string().max(LONGEST_FIELD);

const result = z.union([
	z.object({ kind: z.literal("sent") }),
	z.object({
		kind: z.literal("refused"),
		reason: z.enum(REFUSALS),
		fields: z.array(field).max(MOST_FIELDS),
		said: z.record(field, z.string()).default({}),
		/** As typed. */
		values: z.record(field, z.string()),
		/** True if a text was too long to be returned. */
		cut: z.boolean(),
	}),
]);

/** Carries the result of an enquiry that a browser without script has posted to the page that shows it. */
export const ENQUIRY_RESULT = resultCookie("asked", result, COMPRESSED);

const sizeOf = (setCookie: string) => setCookie.split(";", 1)[0]?.length ?? 0;

/** The values without the longest one. */
function withoutLongest(values: EnquiryValues): EnquiryValues {
	const entries = Object.entries(values);
	const longest = Math.max(...entries.map(([, value]) => value.length));
	return Object.fromEntries(entries.filter(([, value]) => value.length < longest));
}

/** The `Set-Cookie` text for a form's result, with as much of the typed text as the browser stores. */
export function writeEnquiryResult(outcome: EnquiryOutcome, typed: EnquiryValues, path: string): string {
	if (outcome.kind === "sent") return ENQUIRY_RESULT.write(outcome, path);
	let [values, cut] = [typed, false];
	for (;;) {
		const cookie = ENQUIRY_RESULT.write({ ...outcome, values, cut }, path);
		if (sizeOf(cookie) <= LARGEST_COOKIE || Object.keys(values).length === 0) return cookie;
		[values, cut] = [withoutLongest(values), true];
	}
}
