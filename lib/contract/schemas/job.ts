import { z } from "zod";
import { count, flag, id, listOf, rawId, text } from "../lenient";
import { companyBrand } from "./company";

/** A requested document: option_value 0 hidden, 1 optional, 2 required. */
export const documentSlot = z.object({ type: z.string().min(1).max(200), option_value: count });

/** A question the company adds to its form; input_type 0–7 names the kind of answer. */
export const additionalField = z.object({
	id,
	label: z.string().max(1_000).catch(""),
	input_type: count,
	is_mandatory: flag(true),
	description: text,
	minWords: count,
	maxWords: count,
	min: count,
	max: count,
	accept: text,
	options: listOf(
		z.union([
			z.string(),
			z.number(),
			z.object({ value: z.union([z.string(), z.number()]).transform(String), label: z.string() }),
		]),
	),
	maxOptions: count,
	multiple: flag(),
	value: text,
});

/** Pay as published; unit is schema.org's (HOUR, DAY, WEEK, MONTH, YEAR). */
const salary = z.object({ currency: z.string().length(3), min: count, max: count, unit: text });

/** One of several ranges of pay, and what it is for, such as a place or a level. */
const salaryRange = salary.extend({ label: text });

/** Where work is done; the country is ISO 3166-1 alpha-2. */
const place = z.object({ city: text, region: text, country: text });

const introductionVideo = z.object({
	job_video_url: text,
	job_video_id: rawId.nullish().catch(undefined),
	captions_url: text,
});

/** The job inside a job detail. Everything but the id may be missing at a host. */
export const job = z.object({
	id,
	title: text,
	jobType: text,
	due_date: text,
	timezone: text,
	aboutDescription: text,
	responsibility: text,
	requirement: text,
	open_code: text,
	email_required: flag(),
	whatsapp_notification: flag(),
	requireCv: flag(),
	document_type: text,
	document_list: listOf(documentSlot),
	/** The CV may also be a Word file (.docx). */
	takes_word: flag(),
	device_type: count,
	delay_start: count,
	introduction_video: introductionVideo.nullish().catch(undefined),
	social_media: listOf(z.string().max(40)),
	header_image: text,
	background: text,
	updated_at: text,
	published_at: text,
	language: text,
	...place.shape,
	/** Places besides the first one. */
	other_places: listOf(place),
	remote: flag(),
	/** Some of the work is done at home. */
	hybrid: flag(),
	department: text,
	salary: salary.nullish().catch(undefined),
	/** Pay of a job with several ranges. They replace `salary`, are shown as text, and are not in the markup. */
	salary_ranges: listOf(salaryRange),
	slug: text,
	/** Search engines may not list the page. */
	unlisted: flag(),
	/** The company closed it before its due date. */
	closed: flag(),
});

/**
 * True at a host that answers a repeat under the same `Idempotency-Key` as it answered the first, and creates nothing. A
 * form whose answer was lost is sent again by itself only there.
 */
export const honoursKey = flag();

/** Answer of the job detail calls. */
export const jobDetail = z.object({
	company: companyBrand.nullish().catch(undefined),
	job,
	additionalField: listOf(additionalField),
	gdpr_text: text,
	gdpr_aggrement_text: text,
	compliance: text,
	call_action_message: text,
	show_due_date: flag(true),
	invite: flag(),
	translation: z.record(z.string(), text).nullish().catch(undefined),
	due_date_doc: text,
	submitted_document: flag(),
	/** A page for the company's recruiters before they publish; it takes no applications. */
	preview: flag(),
	google_job_ids: listOf(id),
	honours_idempotency_key: honoursKey,
});

export type JobDetail = z.output<typeof jobDetail>;
