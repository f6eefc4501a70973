import type { EnquiryKind } from "@/lib/contract/enquiry";
import { type EnquiryValues, valuesOf } from "./values";

/** How long a form that was not sent is kept on its device, milliseconds: 14 days. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1_000;

/** What begins the names under which drafts of requests are kept. */
export const DRAFT_PREFIX = "enquiry:";

/** A draft as it is kept; null where there is nothing to keep. */
export const writeDraft = (values: EnquiryValues, savedAt: number): string | null =>
	Object.keys(values).length > 0 ? JSON.stringify({ savedAt, values }) : null;

/** Reads what `writeDraft` wrote; null for none, for one that is too old, and for anything else. */
export function readDraft(kind: EnquiryKind, text: string | null, now: number): EnquiryValues | null {
	try {
		const { savedAt, values } = JSON.parse(text ?? "null");
		const age = now - savedAt;
		return age >= 0 && age <= LIFETIME_MS ? valuesOf(kind, (field) => values[field]) : null;
	} catch {
		return null;
	}
}
