import type { EnquiryKind } from "@/lib/contract/enquiry";
import { DRAFT_PREFIX, readDraft, writeDraft } from "@/lib/enquiry/draft";
import type { EnquiryValues } from "@/lib/enquiry/values";
import { withLocalStorage } from "./local-storage";

const keyOf = (kind: EnquiryKind) => DRAFT_PREFIX + kind;

/** What was typed into a request's form before, on this device, and not sent; null for nothing. */
export const loadEnquiryDraft = (kind: EnquiryKind): EnquiryValues | null =>
	withLocalStorage((storage) => readDraft(kind, storage.getItem(keyOf(kind)), Date.now()), null);

/** Keeps what stands in a form; an empty one leaves nothing behind. */
export function keepEnquiryDraft(kind: EnquiryKind, values: EnquiryValues): void {
	const text = writeDraft(values, Date.now());
	withLocalStorage(
		(storage) => (text ? storage.setItem(keyOf(kind), text) : storage.removeItem(keyOf(kind))),
		undefined,
	);
}
