import type { JobContent } from "@/backend/job/content";
import type { JobRow } from "@/backend/store/schema";
import { readAdditionalFields } from "@/lib/application/additional-field";
import { readRequestedDocuments } from "@/lib/application/requested-document";
import type { ApplicationRules } from "@/lib/application/validate";
import { jobDetail } from "@/lib/contract/schemas/job";

const EXPERIENCE = ["Less than 1 year", "1 year", "More than 1 year"].map((label, i) => ({ value: String(i), label }));

/** The differences between generated jobs. */
export interface JobKind {
	emailRequired: boolean;
	requireCv: boolean;
	hasCompliance: boolean;
	fields: JobContent["additionalField"];
	documents: JobContent["document_list"];
}

/** A job as the backend stores it. */
export const rowOf = ({ emailRequired, requireCv, hasCompliance, fields, documents }: JobKind): JobRow => ({
	id: 7,
	company_id: 3,
	open_code: "FUZZ1",
	open_code_key: "fuzz1",
	slug: "fuzz",
	title: "Fuzz",
	due_date: null,
	closes_at: null,
	published_at: null,
	updated_at: "2026-11-21T00:00:00.000Z",
	invite: 1,
	email_required: Number(emailRequired),
	require_cv: Number(requireCv),
	compliance_required: Number(hasCompliance),
	no_assessment: 0,
	state: "open",
	unlisted: 0,
	notices: "now",
	content: JSON.stringify({ additionalField: fields, document_list: documents }),
});

/** The same job as the form reads it. */
export function rulesOf({ emailRequired, requireCv, hasCompliance, fields, documents }: JobKind): ApplicationRules {
	const detail = jobDetail.parse({
		job: { id: 7, requireCv, document_list: JSON.stringify(documents) },
		additionalField: fields,
	});
	return {
		emailRequired,
		hasCompliance,
		documents: readRequestedDocuments(detail.job, "CV or résumé"),
		fields: readAdditionalFields(detail.additionalField, EXPERIENCE),
	};
}

const OPTIONS = [" Bali ", "West\r\nJava", "Jawa  Timur", 'Größe, "M"', "0"];

/** One question of each kind, and the odd ones: no options, a repeated id, the same label twice. */
const questions = (is_mandatory: 0 | 1): JobContent["additionalField"] => [
	{ id: 1, label: "City", input_type: 0, is_mandatory },
	{ id: 2, label: "Why?", input_type: 1, is_mandatory, minWords: 2, maxWords: 40 },
	{ id: 3, label: "Why?", input_type: 2, is_mandatory, options: OPTIONS, maxOptions: 2 },
	{ id: 4, label: "Crew", input_type: 3, is_mandatory, min: -5, max: 200.5 },
	{ id: 77, label: "Experience", input_type: 0, is_mandatory },
	{ id: 5, label: "Licence", input_type: 5, is_mandatory, options: OPTIONS },
	{ id: 6, label: "Start", input_type: 6, is_mandatory },
	{ id: 7, label: "Report", input_type: 7, is_mandatory, accept: ".pdf, *.docx", multiple: 1 },
	{ id: 7, label: "Report again", input_type: 0, is_mandatory: 1 },
	{
		id: 8,
		label: "?!",
		input_type: 4,
		is_mandatory,
		options: [
			{ value: 0, label: "No" },
			{ value: "1", label: "Yes" },
		],
	},
	{ id: "9.1-a", label: "Choice without options", input_type: 2, is_mandatory },
	{ id: 10, label: "List of many", input_type: 5, is_mandatory, options: OPTIONS, multiple: 1 },
];

const DOCUMENTS: JobContent["document_list"] = [
	{ type: " CV ", option_value: 2 },
	{ type: "Portfolio", option_value: 2 },
	{ type: "Photo", option_value: 0 },
	{ type: "Portfolio", option_value: 1 },
];

/** From a job without requirements to one that requires everything. */
export const JOBS: readonly JobKind[] = [
	{ emailRequired: false, requireCv: false, hasCompliance: false, fields: [], documents: [] },
	{ emailRequired: true, requireCv: true, hasCompliance: false, fields: questions(0), documents: [] },
	{ emailRequired: true, requireCv: true, hasCompliance: true, fields: questions(1), documents: DOCUMENTS },
];
