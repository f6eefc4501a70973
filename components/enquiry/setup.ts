import type { EnquiryField, EnquiryKind } from "@/lib/contract/enquiry";
import type { EnquiryOutcome } from "@/lib/enquiry/outcome";
import type { EnquiryProblem } from "@/lib/enquiry/rules";
import type { EnquiryValues } from "@/lib/enquiry/values";
import type { ZoneGroup } from "@/lib/enquiry/zones";
import type { Locale } from "@/lib/i18n/locales";
import type { EnquiryMessages } from "./enquiry-messages";

/** A field's problem: one of our rules, or a refusal by the host, with or without a text. */
export type FieldProblem = EnquiryProblem | "refused" | { text: string };

/** The problem of a field that a host refuses. */
export const refusedWith = (text: string | undefined): FieldProblem => (text ? { text } : "refused");

export type FieldProblems = Partial<Record<EnquiryField, FieldProblem>>;

/** A form that was returned without script: its input, and why it was refused. */
export interface ServedEnquiry {
	values: EnquiryValues;
	reason: Extract<EnquiryOutcome, { kind: "refused" }>["reason"];
	problems: FieldProblems;
	/** True when a text was too long to come back. */
	cut: boolean;
}

/** The settings of a form. */
export interface EnquirySetup {
	kind: EnquiryKind;
	locale: Locale;
	messages: EnquiryMessages;
	/** For forms with a time zone. */
	zones: readonly ZoneGroup[];
	supportEmail: string;
	/** The form's initial values; they count as typed once they are changed. */
	begun?: EnquiryValues;
	served?: ServedEnquiry;
}

/** Id of a form's field; the ids of its hint and error start with it. */
export const enquiryFieldId = (field: EnquiryField): string => `enquiry-${field}`;
