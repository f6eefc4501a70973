import type { JobContent } from "../job/content";

const CV_ONLY = [{ type: "CV", option_value: 2 }];

/** The common values of seeded jobs; each job states only its own. */
export const COMMON = {
	jobType: "Full time",
	timezone: "(GMT+7)",
	language: "en",
	whatsapp_notification: 1,
	document_type: "CV",
	document_list: CV_ONLY,
	device_type: 0,
	delay_start: 1,
	social_media: ["facebook", "linkedin", "whatsapp"],
	additionalField: [],
	show_due_date: 1,
	translation: {},
	listed: false,
} satisfies Partial<JobContent>;

/** The consent of every job, in English. */
export const consent = (company: string) => ({
	gdpr_text: `<p>${company} keeps what you send here to decide on this application, and deletes it twelve months after the job has closed. You can ask for a copy, a correction or the deletion of your data at any time.</p>`,
	gdpr_aggrement_text: `I agree that ${company} stores and uses my data to process this application.`,
});
