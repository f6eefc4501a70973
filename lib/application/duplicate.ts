import { DUPLICATE_EMAIL_START, DUPLICATE_PHONE, type ErrorBody, REFUSED_VALUES } from "@/lib/contract/errors";
import { contactIn } from "./contact-in";

/** The sentences of a refusal; those about fields come before the general one. */
export const sentencesOf = ({ errors = {}, message = "" }: ErrorBody): string[] => [
	...Object.values(errors).flat(),
	message,
];

/** Whether a host refuses an application because this person has applied before. */
export const isDuplicate = (status: number, body: ErrorBody): boolean =>
	REFUSED_VALUES.includes(status) &&
	sentencesOf(body).some((text) => text.startsWith(DUPLICATE_EMAIL_START) || text.startsWith(DUPLICATE_PHONE));

/** The contact address in the sentence about duplicates; empty if it names none. */
export const contactOf = (body: ErrorBody): string => sentencesOf(body).map(contactIn).find(Boolean) ?? "";
