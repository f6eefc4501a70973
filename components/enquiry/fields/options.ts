import type { EnquiryField } from "@/lib/contract/enquiry";
import type { EnquiryValues } from "@/lib/enquiry/values";
import type { EnquiryWords } from "../enquiry-words";

/** What every field takes. The browser holds what is typed, so that what came before scripts run stays. */
export interface FieldOptions {
	words: EnquiryWords;
	/** What stood in the form before. */
	values: EnquiryValues;
	/** What is wrong with each field, in words. */
	errors: Partial<Record<EnquiryField, string>>;
}
