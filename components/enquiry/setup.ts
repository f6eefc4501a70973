import type { EnquiryField, EnquiryKind } from "@/lib/contract/enquiry";
import type { EnquiryOutcome } from "@/lib/enquiry/outcome";
import type { EnquiryProblem } from "@/lib/enquiry/rules";
import type { EnquiryValues } from "@/lib/enquiry/values";
import type { ZoneGroup } from "@/lib/enquiry/zones";
import type { Locale } from "@/lib/i18n/locales";
import type { EnquiryMessages } from "./enquiry-messages";

/** What is wrong with a field: a rule of ours, or the host refuses it, with words of its own or without. */
export type FieldProblem = EnquiryProblem | "refused" | { text: string };

/** What is wrong with a field that a host refuses. */
export const refusedWith = (text: string | undefined): FieldProblem => (text ? { text } : "refused");

export type FieldProblems = Partial<Record<EnquiryField, FieldProblem>>;

/** A form that came back without script: what was typed, and why it was not taken. */
export interface ServedEnquiry {
	values: EnquiryValues;
	reason: Extract<EnquiryOutcome, { kind: "refused" }>["reason"];
	problems: FieldProblems;
	/** True when a text was too long to come back. */
	cut: boolean;
}

/** What a form works with. */
export interface EnquirySetup {
	kind: EnquiryKind;
	locale: Locale;
	messages: EnquiryMessages;
	/** For forms that ask for a time zone. */
	zones: readonly ZoneGroup[];
	supportEmail: string;
	/** What the form begins with; it counts as typed once it is changed. */
	begun?: EnquiryValues;
	served?: ServedEnquiry;
}

/** Id of a form's field; the ids of its hint and error start with it. */
export const enquiryFieldId = (field: EnquiryField): string => `enquiry-${field}`;
