import { isEmail } from "@/lib/contract/contact";
import { DUPLICATE_EMAIL_START, DUPLICATE_PHONE, type ErrorBody } from "@/lib/contract/errors";

/** Statuses by which hosts refuse values, those of somebody who has applied before among them. */
export const REFUSED_VALUES: readonly number[] = [400, 409, 422];

/** The sentences of a refusal, those on fields before the one on the whole. */
export const sentencesOf = ({ errors = {}, message = "" }: ErrorBody): string[] => [
	...Object.values(errors).flat(),
	message,
];

/** Whether a host refuses an application because this person has applied before. */
export const isDuplicate = (status: number, body: ErrorBody): boolean =>
	REFUSED_VALUES.includes(status) &&
	sentencesOf(body).some((text) => text.startsWith(DUPLICATE_EMAIL_START) || text.startsWith(DUPLICATE_PHONE));

const CONTACT = /Please contact (\S{3,254}) if you think/;

/** The address to write to that the sentence on duplicates names. */
export function contactIn(body: ErrorBody): string | undefined {
	const [, address = ""] = CONTACT.exec(sentencesOf(body).join(" ").slice(0, 5_000)) ?? [];
	return isEmail(address) ? address : undefined;
}
