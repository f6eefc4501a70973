import { BENGKEL_MAJU } from "../companies";
import type { SeedJob } from "../entry";

/** The least a job can have. */
export const ORBIT2: SeedJob = {
	id: 102,
	companyId: BENGKEL_MAJU.id,
	openCode: "ORBIT2",
	slug: "motorcycle-mechanic",
	title: "Motorcycle Mechanic",
	dueInDays: 30,
	publishedDaysAgo: 2,
	invite: true,
	emailRequired: false,
	requireCv: false,
	content: {
		jobType: "Part time",
		timezone: "(GMT+7)",
		language: "en",
		aboutDescription: "<p>We repair motorcycles in Semarang and are looking for a third pair of hands.</p>",
		whatsapp_notification: 0,
		document_type: "CV",
		document_list: [],
		device_type: 0,
		delay_start: 1,
		social_media: [],
		additionalField: [],
		gdpr_aggrement_text: "I agree that Bengkel Maju uses my data to process this application.",
		show_due_date: 0,
		translation: {},
		listed: false,
	},
};
