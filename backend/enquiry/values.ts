import type { EnquiryField, EnquiryKind } from "../../lib/contract/enquiry";
import type { AnswerKey } from "../form-checks/idempotency";
import type { Language } from "../http/language";

/** The validated values of a request, only those of its kind. */
export type EnquiryValues = Partial<Record<EnquiryField, string>> & { email: string; name: string };

/** A request as it is to be written down. */
export interface NewEnquiry {
	kind: EnquiryKind;
	values: EnquiryValues;
	/** The language of the page that it was sent from. */
	language: Language;
	at: Date;
	/** The key under which a repetition finds the answer. */
	key: AnswerKey | undefined;
}
