import type { z } from "zod";
import type { additionalField, documentSlot, job } from "../../lib/contract/schemas/job";

/** The parts of a job that are only displayed, stored as one JSON value in the contract's names. */
export interface JobContent {
	jobType: string;
	timezone: string;
	language?: string;
	city?: string;
	region?: string;
	country?: string;
	other_places?: { city?: string; region?: string; country?: string }[];
	remote?: boolean;
	hybrid?: boolean;
	department?: string;
	salary?: z.input<typeof job>["salary"];
	salary_ranges?: z.input<typeof job>["salary_ranges"];
	aboutDescription: string;
	responsibility?: string;
	requirement?: string;
	whatsapp_notification: 0 | 1;
	document_type: string;
	document_list: z.input<typeof documentSlot>[];
	takes_word?: boolean;
	device_type: 0 | 1 | 2;
	delay_start: 0 | 1 | 2;
	introduction_video?: { job_video_url: string; job_video_id: string; captions_url?: string };
	social_media: string[];
	header_image?: string;
	background?: string;
	additionalField: z.input<typeof additionalField>[];
	gdpr_text?: string;
	gdpr_aggrement_text?: string;
	compliance?: string;
	call_action_message?: string;
	show_due_date: 0 | 1;
	translation: Record<string, string>;
	/** Whether search engines may list the job. */
	listed: boolean;
}

/** Reads what `JSON.stringify` of a `JobContent` wrote; this process is the only writer of the column. */
export const readContent = (json: string) => JSON.parse(json) as JobContent;
