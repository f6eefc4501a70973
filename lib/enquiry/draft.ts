import type { EnquiryKind } from "@/lib/contract/enquiry";
import { type EnquiryValues, valuesOf } from "./values";

/** How long an unsent form is stored on its device, in milliseconds: 14 days. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1_000;

/** Prefix of the keys of stored drafts. */
export const DRAFT_PREFIX = "enquiry:";

/** A draft as stored; null if there is nothing to store. */
export const writeDraft = (values: EnquiryValues, savedAt: number): string | null =>
	Object.keys(values).length > 0 ? JSON.stringify({ savedAt, values }) : null;

/** Parses what `writeDraft` wrote; null if there is none, it is too old, or it is anything else. */
export function readDraft(kind: EnquiryKind, text: string | null, now: number): EnquiryValues | null {
	try {
		const { savedAt, values } = JSON.parse(text ?? "null");
		const age = now - savedAt;
		return age >= 0 && age <= LIFETIME_MS ? valuesOf(kind, (field) => values[field]) : null;
	} catch {
		return null;
	}
}
