import type { EnquiryKind } from "@/lib/contract/enquiry";
import { DRAFT_PREFIX, readDraft, writeDraft } from "@/lib/enquiry/draft";
import type { EnquiryValues } from "@/lib/enquiry/values";
import { withLocalStorage } from "./local-storage";

const keyOf = (kind: EnquiryKind) => DRAFT_PREFIX + kind;

/** What the visitor typed into an enquiry form on this device and didn't send; null if nothing. */
export const loadEnquiryDraft = (kind: EnquiryKind): EnquiryValues | null =>
	withLocalStorage((storage) => readDraft(kind, storage.getItem(keyOf(kind)), Date.now()), null);

/** Saves a form's contents; an empty form leaves nothing behind. */
export function keepEnquiryDraft(kind: EnquiryKind, values: EnquiryValues): void {
	const text = writeDraft(values, Date.now());
	withLocalStorage(
		(storage) => (text ? storage.setItem(keyOf(kind), text) : storage.removeItem(keyOf(kind))),
		undefined,
	);
}
