import type { JobContent } from "../../job/content";
import { type DocumentSlot, readDocuments } from "./document";
import type { Field } from "./field";
import { introductionVideo, media } from "./media";
import { oneOf } from "./number";
import { readQuestions } from "./question";
import { lineUpTo, section, yesNo } from "./text";

/** A job's requirements, and what follows an application, in the names of the contract. */
export type SaidSettings = Partial<
	Pick<
		JobContent,
		| "additionalField"
		| "gdpr_text"
		| "gdpr_aggrement_text"
		| "compliance"
		| "call_action_message"
		| "show_due_date"
		| "whatsapp_notification"
		| "document_type"
		| "takes_word"
		| "delay_start"
		| "device_type"
		| "header_image"
		| "introduction_video"
	> & {
		document_list: DocumentSlot[];
		email_required: boolean;
		no_assessment: boolean;
		unlisted: boolean;
	}
>;

/** Maximum length of a button's text, and of the line beside a consent's box, in characters. */
const LONGEST_ACTION = 60;
const LONGEST_CONSENT = 500;

const TIMES = [0, 1, 2] as const;

const asNumber = (flag: boolean | undefined) => (flag === undefined ? undefined : flag ? 1 : 0);

/** Names of the members that `readSettings` reads. */
export const SETTINGS = [
	...["additionalField", "document_list", "document_type", "email_required", "whatsapp_notification", "show_due_date"],
	...["gdpr_text", "gdpr_aggrement_text", "compliance", "call_action_message", "delay_start", "device_type"],
	...["no_assessment", "unlisted", "header_image", "introduction_video", "takes_word"],
];

const readEach = (row: Field): SaidSettings => ({
	additionalField: readQuestions(row.at("additionalField")),
	document_list: readDocuments(row.at("document_list")),
	document_type: lineUpTo(LONGEST_ACTION)(row.at("document_type")),
	takes_word: yesNo(row.at("takes_word")),
	email_required: yesNo(row.at("email_required")),
	whatsapp_notification: asNumber(yesNo(row.at("whatsapp_notification"))),
	show_due_date: asNumber(yesNo(row.at("show_due_date"))),
	gdpr_text: section(row.at("gdpr_text")),
	gdpr_aggrement_text: lineUpTo(LONGEST_CONSENT)(row.at("gdpr_aggrement_text")),
	compliance: section(row.at("compliance")),
	call_action_message: lineUpTo(LONGEST_ACTION)(row.at("call_action_message")),
	delay_start: oneOf(row.at("delay_start"), TIMES),
	device_type: oneOf(row.at("device_type"), TIMES),
	no_assessment: yesNo(row.at("no_assessment")),
	unlisted: yesNo(row.at("unlisted")),
	header_image: media(row.at("header_image")),
	introduction_video: introductionVideo(row.at("introduction_video")),
});

/** Reads a job's settings. Settings that the row doesn't mention are undefined; without any, the result is. */
export function readSettings(row: Field): SaidSettings | undefined {
	const settings = readEach(row);
	return Object.values(settings).some((value) => value !== undefined) ? settings : undefined;
}
