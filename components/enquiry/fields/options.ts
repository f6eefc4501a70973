import type { EnquiryField } from "@/lib/contract/enquiry";
import type { EnquiryValues } from "@/lib/enquiry/values";
import type { EnquiryMessages } from "../enquiry-messages";

/** What every field takes. The browser holds what is typed, so that what came before scripts run stays. */
export interface FieldOptions {
	messages: EnquiryMessages;
	/** What stood in the form before. */
	values: EnquiryValues;
	/** What is wrong with each field, as a message. */
	errors: Partial<Record<EnquiryField, string>>;
}
