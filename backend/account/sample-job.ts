import type { Region } from "../../lib/contract/code";
import type { JobContent } from "../job/content";
import { newOpenCode } from "../job-import/plan/open-code";
import { slugify } from "../job-import/plan/slug";
import { nextId } from "../store/next-id";
import type { Store } from "../store/open";
import { isCodeTaken } from "../store/queries/jobs";
import type { JobRow } from "../store/schema";
import { SAMPLE_MESSAGES } from "./sample-messages";

interface Sample {
	company: { id: number; title: string };
	language: "en" | "id";
	region: Region;
	at: Date;
}

/** The content of a sample job: a CV, another document if there is one, and two questions. */
function contentOf({ company, language }: Sample): JobContent {
	const messages = SAMPLE_MESSAGES[language];
	return {
		jobType: messages.jobType,
		timezone: "(GMT+7)",
		language,
		aboutDescription: messages.about,
		responsibility: messages.responsibility,
		requirement: messages.requirement,
		whatsapp_notification: 0,
		document_type: "CV",
		document_list: [
			{ type: "CV", option_value: 2 },
			{ type: messages.document, option_value: 1 },
		],
		device_type: 0,
		delay_start: 1,
		social_media: [],
		additionalField: [
			{
				id: 1,
				label: messages.why,
				input_type: 1,
				is_mandatory: 1,
				description: messages.whyHelp,
				minWords: 5,
				maxWords: 150,
			},
			{ id: 2, label: messages.start, input_type: 5, is_mandatory: 0, options: [...messages.starts] },
		],
		gdpr_text: messages.consentText(company.title),
		gdpr_aggrement_text: messages.consent(company.title),
		show_due_date: 0,
		translation: {},
		listed: false,
	};
}

/** A new open code that no job of the region has. */
export async function freeCode(write: Store, region: Region): Promise<string> {
	for (;;) {
		const code = newOpenCode(region, () => false);
		if (!(await isCodeTaken(write, code))) return code;
	}
}

/** The address of a sample job, as hard to guess as its code. */
const slugOf = (language: Sample["language"], openCode: string) =>
	slugify(`${SAMPLE_MESSAGES[language].slug} ${openCode}`);

/** Whether a job is the sample job of its company. */
export const isSampleJob = ({ slug, open_code }: Pick<JobRow, "slug" | "open_code">): boolean =>
	slug === slugOf("en", open_code) || slug === slugOf("id", open_code);

/**
 * Creates a sample job for a company in one of our languages and returns its unguessable open code. No list contains
 * the job, and search engines may not index it.
 */
export async function saveSampleJob(write: Store, sample: Sample): Promise<string> {
	const { company, language, region, at } = sample;
	const messages = SAMPLE_MESSAGES[language];
	const open_code = await freeCode(write, region);
	await write
		.insertInto("jobs")
		.values({
			id: nextId("jobs"),
			company_id: company.id,
			open_code,
			open_code_key: open_code.toLowerCase(),
			slug: slugOf(language, open_code),
			title: messages.title,
			due_date: null,
			closes_at: null,
			published_at: at.toISOString(),
			updated_at: at.toISOString(),
			invite: 1,
			email_required: 1,
			require_cv: 1,
			compliance_required: 0,
			no_assessment: 0,
			unlisted: 1,
			content: JSON.stringify(contentOf(sample)),
		})
		.execute();
	return open_code;
}
