const DAY_MS = 86_400_000;

/** Open code and slugs of the one job of a `SpecHost`, and the hash of its one request for documents. */
export const SPEC = {
	code: "SPEC01",
	company: "terang-energy",
	job: "roof-planner",
	hash: "spec-request",
	companyId: 3,
	jobId: 7,
};

const company = {
	id: SPEC.companyId,
	title: "Terang Energy",
	website: "https://terang.example",
	logoUrl: null,
	city: "Jakarta",
	font_color: "#1a1a1a",
	brand_color: "#0a5c36",
};

const job = {
	id: SPEC.jobId,
	title: "Roof Planner",
	jobType: "Full time",
	due_date: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
	timezone: "(GMT+7)",
	aboutDescription: "<p>Plan roofs that carry their own power station.</p>",
	responsibility: "<p>Plan roofs</p>",
	requirement: "<p>Two years</p>",
	open_code: SPEC.code,
	email_required: 1,
	whatsapp_notification: 0,
	requireCv: 1,
	document_type: "CV",
	document_list: JSON.stringify([
		{ type: "CV", option_value: 2 },
		{ type: "Portfolio", option_value: 1 },
	]),
	device_type: 0,
	delay_start: 1,
	introduction_video: { job_video_url: "https://videos.example.com/intro.mp4", job_video_id: 41 },
	social_media: JSON.stringify(["email", "linkedin"]),
	header_image: null,
	background: null,
	updated_at: "2026-11-01 08:00:00",
};

/** A job detail with the fields that the specification names, and no others. */
export const specJob = {
	company,
	job,
	additionalField: [{ id: 1, label: "Why this job?", input_type: 0, is_mandatory: 1 }],
	gdpr_text: "We keep your data for six months.",
	gdpr_aggrement_text: "I agree.",
	compliance: null,
	call_action_message: null,
	show_due_date: 1,
	invite: 1,
	translation: {},
	google_job_ids: [],
};

/** A request for documents in the same way. */
export const specRequest = (submitted: boolean) => ({
	company,
	job: {
		...job,
		document_list: JSON.stringify([
			{ type: "Identity card", option_value: 2 },
			{ type: "Diploma", option_value: 1 },
		]),
	},
	submitted_document: submitted ? 1 : 0,
	due_date_doc: "2099-12-05",
});
