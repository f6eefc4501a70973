import { z } from "zod";
import { REGIONS } from "../code";
import { cleanEmail, isEmail, isPhone, phoneDigits, plainPhone } from "../contact";
import { count, flag, listOf, text } from "../lenient";
import { isVisible } from "../visible";
import { trustedLink } from "./shared";

const email = z.string().overwrite(cleanEmail).max(254).refine(isEmail, "This is not an email address.");

/** One thing that was sent: a text, a link, or a file. */
const item = z.object({
	text,
	link: text,
	file: z.object({ name: z.string(), size: count, sha256: text }).optional().catch(undefined),
});

const row = z.object({ label: text, items: listOf(item) });

const section = z.object({ title: text, groups: listOf(z.array(row)) });

const consent = z.object({ label: text, text_hash: z.string(), language: text, version: text, given_at: text });

/** The state of an application; a state with another name counts as received. */
export const APPLICATION_STATES = [
	"received",
	"interview_open",
	"interview_over",
	"looked_at",
	"answered",
	"withdrawn",
] as const;

/** An application as its candidate may see it. Titles and labels are in the requested language. */
export const sentApplication = z.object({
	state: z.enum(APPLICATION_STATES).catch("received"),
	job: z.object({
		title: z.string(),
		company: text,
		contact_email: text,
		open_code: text,
		device_type: count,
		/** The last moment at which the job is open (ISO 8601), and that moment as text. */
		closes_at: text,
		closes: text,
		is_open: flag(),
		/** Whether a correction is still taken: a few minutes longer than the job is open, for forms that were open then. */
		takes_changes: flag(),
		/** A new CV may also be a Word file (.docx). */
		takes_word: flag(),
	}),
	/** The interview, unless it is done; `is_over`: its last moment, `ends_at` (ISO 8601) and as text `ends`, has passed. */
	interview: z
		.object({ code: z.string(), url: trustedLink, is_over: flag(), ends_at: text, ends: text })
		.nullish()
		.catch(undefined),
	/** When it was sent, as text. */
	sent: text,
	contact: z.object({ fullname: z.string(), email: text, phone: text }),
	/** The address that receives a confirmation, partly hidden. Without one, a change is confirmed on the page. */
	confirms_by: text,
	company_id: count,
	sections: listOf(section),
	consents: listOf(consent),
});
export type SentApplicationView = z.output<typeof sentApplication>;

const document = z.object({
	document_type: z.string().max(200),
	filename: z.string().min(1).max(255),
	filepath: z.string().min(1).max(300),
});

/** Maximum length of a new CV's text, in characters. */
export const LONGEST_CV_TEXT = 100_000;

/** The fields that a candidate may correct while the job is open; missing fields stay unchanged. */
export const applicationCorrection = z.object({
	fullname: z
		.string()
		.trim()
		.min(1)
		.max(200)
		.refine((written) => written === "" || isVisible(written), "There is nothing to be seen in this.")
		.optional(),
	email: email.optional(),
	phone: z
		.string()
		.overwrite(plainPhone)
		.max(40)
		.refine(isPhone, "This is not a phone number.")
		.transform(phoneDigits)
		.optional(),
	/** A new CV, stored by the upload calls. */
	file_cv: z.string().max(300).optional(),
	/** The text that was read in the new CV; without it, the application has none. */
	cv_raw_content: z.string().max(LONGEST_CV_TEXT).optional(),
	documents: z.array(document).max(20).optional(),
});
export type ApplicationCorrection = z.input<typeof applicationCorrection>;
export const correctionSaved = z.object({ saved: flag(true) });

/** Irreversible changes, which are requested before they are confirmed. */
export const APPLICATION_CHANGES = ["withdraw", "delete"] as const;
export const changeRequest = z.object({ change: z.enum(APPLICATION_CHANGES) });
/**
 * The address that received the confirmation; or, for an application without an email, the token that confirms the
 * change immediately.
 */
export const changeRequested = z.object({ sent_to: text, confirmation_token: text });

/** The address that a link was mailed to, partly hidden. */
export const linkMailed = z.object({ sent_to: text });

/** A change that waits for its confirmation. */
export const pendingChange = z.object({ change: z.enum(APPLICATION_CHANGES), job: z.string(), company: text });
export const changeConfirmed = z.object({ change: z.enum(APPLICATION_CHANGES) });
export type PendingChange = z.output<typeof pendingChange>;

/** Asks for the links of all applications under an address, which are sent there. */
export const linkRequest = z.object({
	email,
});

/** The receipt as plain text, and its language (BCP 47). */
export const receiptText = z.object({ text: z.string(), file_name: z.string(), language: text });

export const regionParam = z.enum(REGIONS);
