import { z } from "zod";
import { isEmail, isPhone, plainPhone, trimEmail } from "../contact";
import { readDay } from "../due-day";
import { DELIVERY_METHODS, type EnquiryKind, MOST_DAYS_AHEAD } from "../enquiry";
import { id, text as optionalText } from "../lenient";
import { LONGEST, ROLE_COUNTS, SHORTEST_PASSWORD } from "../sign-up";
import { zoneClock } from "../time-zone";
import { isDayOver, isDayTooFar } from "../today";
import { isVisible } from "../visible";

/** Neither line ends nor other control characters. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

const email = z.string().overwrite(trimEmail).max(LONGEST.email).refine(isEmail, "This is not an email address.");

const phone = z.string().overwrite(plainPhone).max(LONGEST.phone).refine(isPhone, "This is not a phone number.");

const timeZone = z
	.string()
	.max(LONGEST.timezone)
	.refine((zone) => zoneClock(zone) !== null, "This is not a time zone.");

/** A text that must be there, and be seen. */
const text = (most: number) =>
	z
		.string()
		.trim()
		.min(1)
		.max(most)
		.refine((written) => written === "" || isVisible(written), "There is nothing to be seen in this.");

/** A one-line value that may appear in a mail or a heading, so it must not contain line breaks. */
const line = (most: number) =>
	text(most)
		.overwrite((written) => written.replaceAll("\t", " "))
		.regex(ONE_LINE, "This must be one line of text.");

/** Spaces count, unless there is nothing else. */
const password = z
	.string()
	.min(SHORTEST_PASSWORD)
	.max(LONGEST.password)
	.refine((written) => written.trim() !== "", "This password is blank.");

/** The one-field email check of the sign-up wizard. */
export const emailCheck = z.object({ email });
export const emailCheckAnswer = z.object({ message: z.string() });

/** A new password, asked about before the rest of the form is sent. */
export const passwordCheck = z.object({ password });
/** `message` is why the host doesn't take it, for people; empty when it does. */
export const passwordCheckAnswer = z.object({ message: z.string() });

/** The values of the sign-up wizard, or of the short form, which has a phone number and no number of roles. */
export const newUser = z.object({
	email,
	fullname: line(LONGEST.fullname),
	password,
	company_name: line(LONGEST.company_name),
	total_roles_description: z.enum(ROLE_COUNTS).optional(),
	assist_description: text(LONGEST.assist_description),
	phone: phone.optional(),
});

const confirmationToken = z.string().min(1).max(LONGEST.confirmation_token);

/** Asks for the confirmation's mail once more, with the token that the sign-up's answer gave. */
export const confirmationRequest = z.object({ confirmation_token: confirmationToken });

/** Another address for an account whose address isn't confirmed yet. */
export const emailChange = confirmationRequest.extend({ email });

/** A partner, demo or training request in the call's own names; `enquiryOf` gives the fields of one kind. */
export const enquiry = z.object({
	company: line(LONGEST.company),
	email,
	name: line(LONGEST.name),
	mobile_phone: phone,
	reason: text(LONGEST.reason).optional(),
	preferred_date: z.iso
		.date({ abort: true })
		.refine((day) => readDay(day) !== null, "This is not a day of our time.")
		.optional(),
	preferred_time: z.iso.time({ precision: -1 }).optional(),
	timezone: timeZone.optional(),
	topics: text(LONGEST.topics).optional(),
	delivery_method: z.enum(DELIVERY_METHODS).optional(),
});

const identity = enquiry.pick({ company: true, email: true, name: true, mobile_phone: true }).shape;
const { reason, preferred_date, preferred_time, timezone, topics, delivery_method } = enquiry.required().shape;

const KINDS = {
	partner: z.object({ ...identity, reason }),
	demo: z.object({ ...identity, preferred_date, preferred_time, timezone }),
	training: z.object({ ...identity, topics, reason, delivery_method }),
};

const path = ["preferred_date"];

/** The fields of a request of one kind, without the limits of its day. */
export const enquiryShape = (kind: EnquiryKind) => KINDS[kind];

/** A request of one kind, `ENQUIRY_FIELDS` and nothing else. A demo's day is near, and not over at `at` where it is meant. */
export const enquiryOf = (kind: EnquiryKind, at: number) =>
	kind === "demo"
		? KINDS.demo
				.refine((demo) => !isDayOver(demo.preferred_date, demo.timezone, at), { path, error: "This day is over." })
				.refine((demo) => !isDayTooFar(demo.preferred_date, demo.timezone, at, MOST_DAYS_AHEAD), {
					path,
					error: "This day is too far ahead.",
				})
		: KINDS[kind];

/** Answer to everything that creates a record. */
export const created = z.object({ id });

/** Answer to a sign-up. By the token, the browser that signed up has the mail sent again, or the address changed; hosts may lack both. */
export const createdUser = created.extend({ confirmation_token: optionalText });
