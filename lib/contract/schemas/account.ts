import { z } from "zod";
import { cleanEmail, isEmail, isPhone } from "../contact";
import { DELIVERY_METHODS, type EnquiryKind } from "../enquiry";
import { id } from "../lenient";
import { LONGEST, ROLE_COUNTS, SHORTEST_PASSWORD } from "../sign-up";
import { zoneClock } from "../time-zone";
import { isDayOver } from "../today";

const email = z.string().max(LONGEST.email).refine(isEmail, "This is not an email address.").transform(cleanEmail);

const phone = z.string().trim().max(LONGEST.phone).refine(isPhone, "This is not a phone number.");

const timeZone = z
	.string()
	.max(LONGEST.timezone)
	.refine((zone) => zoneClock(zone) !== null, "This is not a time zone.");

const line = (most: number) => z.string().trim().min(1).max(most);

/** The one-field email check of the sign-up wizard. */
export const emailCheck = z.object({ email });
export const emailCheckAnswer = z.object({ message: z.string() });

/** The values of the sign-up wizard, or of the short form, which asks for a phone number and no number of roles. */
export const newUser = z.object({
	email,
	fullname: line(LONGEST.fullname),
	password: z.string().min(SHORTEST_PASSWORD).max(LONGEST.password),
	company_name: line(LONGEST.company_name),
	total_roles_description: z.enum(ROLE_COUNTS).optional(),
	assist_description: line(LONGEST.assist_description),
	phone: phone.optional(),
});

/** A partner, demo or training request in the call's own words; what one kind takes, `enquiryOf` says. */
export const enquiry = z.object({
	company: line(LONGEST.company),
	email,
	name: line(LONGEST.name),
	mobile_phone: phone,
	reason: line(LONGEST.reason).optional(),
	preferred_date: z.iso.date().optional(),
	preferred_time: z.iso.time({ precision: -1 }).optional(),
	timezone: timeZone.optional(),
	topics: line(LONGEST.topics).optional(),
	delivery_method: z.enum(DELIVERY_METHODS).optional(),
});

const identity = enquiry.pick({ company: true, email: true, name: true, mobile_phone: true }).shape;
const { reason, preferred_date, preferred_time, timezone, topics, delivery_method } = enquiry.required().shape;

const KINDS = {
	partner: z.object({ ...identity, reason }),
	demo: z.object({ ...identity, preferred_date, preferred_time, timezone }),
	training: z.object({ ...identity, topics, reason, delivery_method }),
};

/** A request of one kind, `ENQUIRY_FIELDS` and nothing else. The day of a demo isn't over at `at`, where it is meant. */
export const enquiryOf = (kind: EnquiryKind, at: number) =>
	kind === "demo"
		? KINDS.demo.refine(({ preferred_date, timezone }) => !isDayOver(preferred_date, timezone, at), {
				path: ["preferred_date"],
				error: "This day is over.",
			})
		: KINDS[kind];

/** Answer to everything that creates a record. */
export const created = z.object({ id });
