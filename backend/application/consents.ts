import { createHash } from "node:crypto";
import { readContent } from "../job/content";
import type { ConsentRow, JobRow } from "../store/schema";
import { languageOfJob } from "./receipt/receipt";
import type { Values } from "./values";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * What a candidate agreed to, each with the hash of the job's text, its language and version, and the time, so that the
 * consent can be proved later. The text of a reminder on WhatsApp is the site's own and the same for all jobs.
 */
export function consentsOf(values: Values, job: JobRow, at: string): Omit<ConsentRow, "application_id">[] {
	const { gdpr_text = "", gdpr_aggrement_text = "", compliance = "" } = readContent(job.content);
	const texts = {
		gdpr: `${gdpr_text}\n${gdpr_aggrement_text}`,
		compliance,
		whatsapp_notification: "whatsapp_notification",
	};
	const about = { language: languageOfJob(job), version: job.updated_at, given_at: at };
	return (Object.keys(texts) as (keyof typeof texts)[])
		.filter((kind) => values[kind] === true && (kind !== "compliance" || compliance !== ""))
		.map((kind) => ({ kind, text_hash: sha256(texts[kind]), ...about }));
}
