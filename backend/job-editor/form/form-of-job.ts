import { type JobContent, readContent } from "../../job/content";
import type { CompanyRow, JobRow } from "../../store/schema";
import { toMarks } from "../rich-text/to-marks";
import { AFTER, type Entry, type JobForm, RICH } from "./job-form";
import { placesText } from "./other-places";

type Question = JobContent["additionalField"][number];

const CV_REQUIRED = 2;

const yes = (value: unknown) => (value === true || value === 1 ? "1" : "");
const written = (value: unknown) => (value === undefined || value === null ? "" : String(value));

/** An option's label as the form shows it. */
export const optionLabel = (option: NonNullable<Question["options"]>[number]): string =>
	typeof option === "object" && option !== null && "label" in option ? String(option.label) : String(option);

function questionEntry({ options, is_mandatory, multiple, ...rest }: Question): Entry {
	const single = Object.entries(rest).map(([name, value]) => [name, written(value)]);
	const list = Array.isArray(options) ? options.map(optionLabel).join("\n") : "";
	return {
		...Object.fromEntries(single),
		is_mandatory: is_mandatory === undefined ? "1" : yes(is_mandatory),
		multiple: yes(multiple),
		options: list,
	};
}

function visibilityOf({ unlisted }: JobRow, { listed }: JobContent): string {
	if (unlisted === 1) return "link";
	return listed ? "search" : "site";
}

const afterOf = ({ no_assessment }: JobRow, { delay_start }: JobContent): string =>
	no_assessment === 1 ? "none" : (AFTER[delay_start] ?? "later");

function valuesOf(job: JobRow, content: JobContent, language: "en" | "id"): JobForm["values"] {
	const { salary, document_list } = content;
	return {
		title: job.title,
		jobType: content.jobType,
		city: written(content.city),
		region: written(content.region),
		country: written(content.country),
		other_places: placesText(content.other_places, language),
		remote: yes(content.remote),
		hybrid: yes(content.hybrid),
		department: written(content.department),
		language: written(content.language),
		call_action_message: written(content.call_action_message),
		"salary.currency": written(salary?.currency),
		"salary.min": written(salary?.min),
		"salary.max": written(salary?.max),
		"salary.unit": written(salary?.unit),
		due_date: written(job.due_date?.slice(0, "2027-01-31".length)),
		timezone: content.timezone,
		show_due_date: yes(content.show_due_date),
		invite: yes(job.invite),
		email_required: yes(job.email_required),
		cv: String(job.require_cv === 1 ? CV_REQUIRED : (document_list[0]?.option_value ?? 0)),
		takes_word: yes(content.takes_word),
		document_type: content.document_type,
		whatsapp_notification: yes(content.whatsapp_notification),
		gdpr_aggrement_text: written(content.gdpr_aggrement_text),
		after: afterOf(job, content),
		device_type: String(content.device_type),
		visibility: visibilityOf(job, content),
		header_image: written(content.header_image),
		"introduction_video.job_video_url": written(content.introduction_video?.job_video_url),
	};
}

/** A stored job in its form, with the countries of its further places in the language of the form. */
export function formOfJob(job: JobRow, language: "en" | "id"): JobForm {
	const content = readContent(job.content);
	const texts = RICH.map((name) => [name, { html: content[name] ?? "", marks: toMarks(content[name] ?? "") }]);
	return {
		values: valuesOf(job, content, language),
		texts: Object.fromEntries(texts) as JobForm["texts"],
		questions: content.additionalField.map(questionEntry),
		documents: content.document_list
			.slice(1)
			.map(({ type, option_value }) => ({ type, option_value: written(option_value) })),
		networks: content.social_media,
	};
}

interface NewJob {
	company: Pick<CompanyRow, "country" | "city" | "listed">;
	language: "en" | "id";
	/** The default consent text, in the language of the page. */
	consent: { label: string; text: string };
}

/** The form of a new job: what most jobs have. */
export function newForm({ company, language, consent }: NewJob): JobForm {
	const empty = { html: "", marks: "" };
	const texts = Object.fromEntries(RICH.map((name) => [name, empty])) as JobForm["texts"];
	return {
		values: {
			city: company.city ?? "",
			country: company.country ?? "",
			language,
			"salary.currency": "IDR",
			"salary.unit": "MONTH",
			timezone: "Asia/Jakarta",
			show_due_date: "1",
			invite: "1",
			email_required: "1",
			cv: String(CV_REQUIRED),
			document_type: "CV",
			gdpr_aggrement_text: consent.label,
			after: "later",
			device_type: "0",
			visibility: company.listed === 1 ? "search" : "link",
		},
		texts: { ...texts, gdpr_text: { html: consent.text, marks: toMarks(consent.text) } },
		questions: [],
		documents: [],
		networks: ["email", "linkedin", "whatsapp"],
	};
}
