import type { EnquiryField, EnquiryKind } from "../../lib/contract/enquiry";
import { sameLine } from "../form-checks/same-line";
import type { Mail } from "../mail/enqueue";
import type { NewEnquiry } from "./values";

const SUBJECTS: Record<EnquiryKind, string> = {
	partner: "Partner request",
	demo: "Demo request",
	training: "Training request",
};

const NAMES: Record<EnquiryField, string> = {
	company: "Company",
	email: "Work email",
	name: "Name",
	mobile_phone: "Mobile phone",
	reason: "Reason",
	preferred_date: "Preferred date",
	preferred_time: "Preferred time",
	timezone: "Time zone",
	topics: "Topics",
	delivery_method: "Delivery",
};

const LANGUAGES = { en: "English", id: "Indonesian" };

const LONGEST_SUBJECT = 120;

/** Texts of several lines follow below their labels. */
const written = (name: string, value: string) => (value.includes("\n") ? `${name}:\n${value}` : `${name}: ${value}`);

/** The mail that forwards a request to the team; a reply goes to the sender of the request. */
export function teamMail({ kind, values, language }: NewEnquiry, id: number, recipient: string): Mail {
	const subject = `${SUBJECTS[kind]}: ${sameLine(values.company ?? values.name)}`;
	const lines = Object.entries(values).map(([field, value]) => written(NAMES[field as EnquiryField], value));
	const body = [`${SUBJECTS[kind]} no. ${id}`, ...lines, `Language: ${LANGUAGES[language]}`];
	return {
		recipient,
		replyTo: values.email,
		subject: subject.slice(0, LONGEST_SUBJECT),
		body: `${body.join("\n\n")}\n`,
		purpose: "enquiry",
	};
}
