import { EXPERIENCE_ID, FIELD_KINDS } from "../../../lib/contract/field-kind";
import { type JobContent, readContent } from "../../job/content";
import type { JobRow } from "../../store/schema";
import { optionLabel } from "./form-of-job";
import { AFTER, type Entry, type JobForm } from "./job-form";
import { placesOf } from "./other-places";

type Question = JobContent["additionalField"][number];

const DIGITS = /^\d{1,15}$/;

/** Digits in groups of three, as people write sums. */
const GROUPED = /^\d{1,3}(?:([.,\s\u00a0])\d{3})(?:\1\d{3})*$/;

/** A sum as a plain number. */
export const sumOf = (text = ""): string => {
	const sum = text.trim();
	return GROUPED.test(sum) ? sum.replaceAll(/\D/g, "") : sum;
};

/** The options of a list, one per line. An existing option keeps its value, under which answers are stored. */
function optionsOf(text: string, before: Question | undefined): unknown[] {
	const labels = text
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
	const known = Array.isArray(before?.options) ? before.options : [];
	const isSameCount = known.length === labels.length;
	return labels.map((label, i) => {
		const found = known.find((option) => optionLabel(option) === label) ?? (isSameCount ? known[i] : undefined);
		return typeof found === "object" && found !== null ? { ...found, label } : label;
	});
}

function questionOf(entry: Entry, before: readonly Question[]): object {
	const { id = "", options = "", is_mandatory, multiple, ...rest } = entry;
	const known = before.find((one) => String(one.id) === id);
	return {
		...rest,
		id: known?.id ?? (DIGITS.test(id) ? Number(id) : id),
		input_type: id === EXPERIENCE_ID ? FIELD_KINDS.indexOf("radio") : rest.input_type,
		is_mandatory: is_mandatory === "1",
		multiple: multiple === "1",
		options: optionsOf(options, known),
	};
}

/** Several pay ranges come from an import; they stay until somebody enters a sum here. */
function payOf({ values }: JobForm, before: JobContent | undefined) {
	const [min, max] = [sumOf(values["salary.min"]), sumOf(values["salary.max"])];
	if (!min && !max) return { salary_ranges: before?.salary_ranges };
	return { salary: { currency: values["salary.currency"], min, max, unit: values["salary.unit"] } };
}

function documentsOf({ values, documents }: JobForm, before: JobContent | undefined): object[] {
	const cv = { type: before?.document_list[0]?.type ?? "CV", option_value: values.cv || "0" };
	return [cv, ...documents];
}

/** A film that stays keeps its captions. */
function filmOf({ values }: JobForm, before: JobContent | undefined) {
	const job_video_url = values["introduction_video.job_video_url"]?.trim();
	if (!job_video_url) return undefined;
	const known = before?.introduction_video;
	return known?.job_video_url === job_video_url ? known : { job_video_url };
}

const isYes = (value: string | undefined) => value === "1";

/** A form as a row of our own import format, so that the same reader checks it by the same rules. */
export function rowOfForm(form: JobForm, stored: JobRow | undefined): Record<string, unknown> {
	const { values, texts } = form;
	const before = stored && readContent(stored.content);
	const html = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.html]));
	const after = (AFTER as readonly string[]).indexOf(values.after ?? "");
	return {
		...Object.fromEntries(
			[
				"title",
				"jobType",
				"city",
				"region",
				"country",
				"department",
				"language",
				"call_action_message",
				"due_date",
				"timezone",
			].map((name) => [name, values[name]]),
		),
		...html,
		...payOf(form, before),
		other_places: placesOf(values.other_places ?? "", before?.other_places),
		remote: isYes(values.remote),
		hybrid: isYes(values.hybrid),
		published_at: stored?.published_at ?? undefined,
		invite: isYes(values.invite),
		header_image: values.header_image,
		introduction_video: filmOf(form, before),
		listed: values.visibility === "search",
		unlisted: values.visibility === "link",
		social_media: form.networks,
		show_due_date: isYes(values.show_due_date),
		email_required: isYes(values.email_required),
		whatsapp_notification: isYes(values.whatsapp_notification),
		document_type: values.document_type || "CV",
		takes_word: isYes(values.takes_word),
		document_list: documentsOf(form, before),
		gdpr_aggrement_text: values.gdpr_aggrement_text,
		delay_start: after >= 0 && after <= 2 ? after : 1,
		no_assessment: values.after === "none",
		device_type: values.device_type || "0",
		additionalField: form.questions.map((entry) => questionOf(entry, before?.additionalField ?? [])),
	};
}
