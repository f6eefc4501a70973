import { z } from "zod";
import { cleanEmail, isPhone, phoneDigits, plainPhone } from "../contact";
import { count, flag, id, text } from "../lenient";
import { sourceIn } from "../link-source";
import { applicationToken } from "../params";
import { isVisible } from "../visible";
import { trustedLink } from "./shared";

const name = z
	.string()
	.trim()
	.min(1)
	.max(200)
	.refine((written) => written === "" || isVisible(written), "There is nothing to be seen in this.");
const email = z.string().overwrite(cleanEmail).max(254).optional();
const line = z.string().trim().max(500).optional();
const prose = z.string().max(20_000).optional();
const month = z.string().max(20).optional();

const employment = z.object({
	company_name: name,
	industry: line,
	job_family: line,
	job_title: line,
	job_level: line,
	start_date: month,
	end_date: month,
	is_current_job: flag(),
	job_description: prose,
});

const education = z.object({
	institutional_name: line,
	field_of_study: line,
	degree_obtained: line,
	date_attended: month,
	graduation_date: month,
	is_currently_studying: flag(),
	gpa_score: line,
	gpa_scale: line,
});

const achievement = z.object({ achievement: z.string().max(700), date: month });

/** An answer to an additional field. */
const customField = z.object({
	id,
	value: z.union([z.string().max(50_000), z.array(z.string().max(2_000)).max(500)]).optional(),
	is_mandatory: flag(),
	/** As long as the label of a job's field may be. */
	label: z.string().trim().max(1_000).optional(),
	input_type: count,
});

/** A file that the upload calls stored before; `filepath` is their answer. */
const uploadedFile = z.object({
	filename: z.string().min(1).max(255),
	filepath: z.string().min(1).max(300),
	type: line,
});

const link = z.object({
	value: z.string().max(2_000),
	change: flag(),
	domain_host: line,
	id_file: line,
	/** Signed addresses are long. */
	download_path: z.string().max(2_000).optional(),
	type: z.literal("link").optional(),
});

/** The candidate's submission for one requested document. */
export const documentCandidate = z.object({
	document_type: z.string().max(200),
	attachment: z.array(uploadedFile).max(50).optional(),
	link_input: z.array(link).max(50).optional(),
});

const strings = z.array(z.string().max(500)).max(200).optional();

/** The values of an application, sent as multipart with nested names. */
export const application = z.object({
	company_id: id,
	job_id: id,
	interview_code: line,
	fullname: name,
	preferred_name: name,
	email,
	email2: email,
	phone: z.string().overwrite(plainPhone).max(40).refine(isPhone, "This is not a phone number.").transform(phoneDigits),
	/** The CV's file name. */
	cv: z.string().max(500).optional(),
	experience: prose,
	whatsapp_notification: flag(),
	custom_fields: z.array(customField).max(200).optional(),
	file_cv: z.string().max(300).optional(),
	document_candidate: z.array(documentCandidate).max(50).optional(),
	/** The links of all documents. */
	link_input: z.array(link).max(500).optional(),
	employment_history: z.array(employment).max(50).optional(),
	education_background: z.array(education).max(50).optional(),
	languages: strings,
	certifications: strings,
	key_achievements: z.array(achievement).max(50).optional(),
	soft_skills: strings,
	hard_skills: strings,
	location: line,
	address: line,
	date_of_birth: line,
	nationality: line,
	linkedin_url: line,
	cv_raw_content: z.string().max(500_000).optional(),
	/** Where the candidate's link was posted: its `utm_…`, `ref` and `source`, as a query. */
	source: z.string().max(4_000).transform(sourceIn).optional(),
	gdpr: flag(),
	compliance: flag(),
});
export type ApplicationPayload = z.input<typeof application>;

/** Answer of both application calls; the flag is spelled as the hosts spell it. */
export const applicationResult = z.object({
	interview_code: text,
	url: trustedLink,
	assesment_not_available: flag(),
	/** Opens the page of the application; a host without that page leaves it out. */
	application_token: applicationToken.optional().catch(undefined),
	/** The host has sent a receipt to the address in the application. */
	receipt_sent: z.boolean().optional().catch(undefined),
});
export type ApplicationResult = z.output<typeof applicationResult>;

/** The documents of a document request, sent as multipart. */
export const documentSubmission = z.object({
	company_id: id,
	job_id: id,
	interview_code: line,
	document_candidate: z.array(documentCandidate).max(50),
});
export type DocumentSubmission = z.input<typeof documentSubmission>;
/** A host that accepted them may omit this; false means that it hasn't. */
export const documentSubmitted = z.object({ submitted: flag(true) });
export type DocumentsSubmitted = z.output<typeof documentSubmitted>;
