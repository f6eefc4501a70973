import type { EnquiryField } from "@/lib/contract/enquiry";
import type { EnquiryValues } from "@/lib/enquiry/values";
import type { EnquiryMessages } from "../enquiry-messages";

/** The properties of every field. The browser holds the input, so input from before hydration stays. */
export interface FieldOptions {
	messages: EnquiryMessages;
	/** The form's previous values. */
	values: EnquiryValues;
	/** The problem of each field, as a message. */
	errors: Partial<Record<EnquiryField, string>>;
}
