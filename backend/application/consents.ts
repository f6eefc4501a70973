import { createHash } from "node:crypto";
import { CONSENT_LABELS } from "../../lib/contract/consent-labels";
import type { Language } from "../http/language";
import { readContent } from "../job/content";
import type { ConsentRow, JobRow } from "../store/schema";
import type { Values } from "./values";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The language of the labels of a job's form: the job's, if we support it, else that of the page. */
function shownLanguage(job: string | undefined, page: Language): Language {
	const [primary] = (job ?? "").toLowerCase().split("-");
	return primary === "en" || primary === "id" ? primary : page;
}

/**
 * The texts that a candidate agrees to in a job's form, by the field of the application call: the job's statement, then
 * a line with the label of the box. `page` is the language of the page's address.
 */
export function consentTexts(job: Pick<JobRow, "content">, page: Language) {
	const { gdpr_text, gdpr_aggrement_text, compliance, translation, language: own } = readContent(job.content);
	const language = shownLanguage(own, page);
	const labels = CONSENT_LABELS[language];
	const label = (key: keyof typeof labels) => translation[key]?.trim() || labels[key];
	const withStatement = (statement: string | undefined, words: string) =>
		statement ? `${statement}\n${words}` : words;
	return {
		language,
		texts: {
			gdpr: withStatement(gdpr_text, gdpr_aggrement_text?.trim() || label("LABEL_GDPR")),
			compliance: withStatement(compliance, label("LABEL_COMPLIANCE")),
			whatsapp_notification: label("LABEL_WHATSAPP_REMINDER"),
		},
	};
}

/**
 * What a candidate agreed to, each with the hash of its text, the text's language, the job's version and the time, so that
 * the consent can be proved later.
 */
export function consentsOf(
	values: Values,
	{ job, page, at }: { job: JobRow; page: Language; at: string },
): Omit<ConsentRow, "application_id">[] {
	const { language, texts } = consentTexts(job, page);
	const { compliance, whatsapp_notification } = readContent(job.content);
	const isAsked = { gdpr: true, compliance: Boolean(compliance), whatsapp_notification: whatsapp_notification === 1 };
	return (Object.keys(texts) as (keyof typeof texts)[])
		.filter((kind) => values[kind] === true && isAsked[kind])
		.map((kind) => ({ kind, text_hash: sha256(texts[kind]), language, version: job.updated_at, given_at: at }));
}
