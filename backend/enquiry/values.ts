import type { EnquiryField, EnquiryKind } from "../../lib/contract/enquiry";
import type { AnswerKey } from "../form-checks/idempotency";
import type { Language } from "../http/language";

/** The checked values of a request, those of its kind alone. */
export type EnquiryValues = Partial<Record<EnquiryField, string>> & { email: string; name: string };

/** A request as it is to be written down. */
export interface NewEnquiry {
	kind: EnquiryKind;
	values: EnquiryValues;
	/** The language of the page that it was sent from. */
	language: Language;
	at: Date;
	/** Where a repeat finds the answer. */
	key: AnswerKey | undefined;
}
