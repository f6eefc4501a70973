import { type AdditionalField, readAdditionalFields } from "@/lib/application/additional-field";
import { blankApplication } from "@/lib/application/blank";
import type { DocumentFile, DocumentLink, DocumentState } from "@/lib/application/documents";
import { readRequestedDocuments } from "@/lib/application/requested-document";
import type { ApplicationRules } from "@/lib/application/validate";
import type { ApplicationValues } from "@/lib/application/values";
import { jobDetail } from "@/lib/contract/schemas/job";

/** The labels of the question about experience. */
export const EXPERIENCE = [
	{ value: "0", label: "Less than 1 year" },
	{ value: "1", label: "1 year" },
	{ value: "2", label: "More than 1 year" },
];

/** Additional fields as a host sends them, read. */
export const fieldsOf = (...raw: object[]): AdditionalField[] =>
	readAdditionalFields(jobDetail.parse({ job: { id: 7 }, additionalField: raw }).additionalField, EXPERIENCE);

/** One additional field, optional by default. */
export function fieldOf(raw: object): AdditionalField {
	const [field] = fieldsOf({ id: 1, label: "Question", is_mandatory: 0, ...raw });
	if (!field) throw new Error("The field should have been read.");
	return field;
}

/** Requested documents of a list of type and option value. */
export const documentsOf = (list: [type: string, optionValue: number][], requireCv = false) =>
	readRequestedDocuments(
		{ document_list: list.map(([type, option_value]) => ({ type, option_value })), requireCv },
		"CV or résumé",
	);

/** Rules of a job that requires email and consent only. */
export const rulesOf = (rules: Partial<ApplicationRules> = {}): ApplicationRules => ({
	emailRequired: true,
	hasCompliance: true,
	documents: [],
	fields: [],
	...rules,
});

/** The valid input of a candidate. */
export const goodValues = (values: Partial<ApplicationValues> = {}): ApplicationValues => ({
	...blankApplication(),
	fullname: "Suharto",
	preferred_name: "Harto",
	email: "a@b.co",
	email2: "A@B.co",
	phone: "+62 812-3456.7890",
	gdpr: true,
	compliance: true,
	...values,
});

export const fileOf = (file: Partial<DocumentFile> = {}): DocumentFile => ({
	status: "stored",
	filename: "cv.pdf",
	filepath: "companies/3/cv.pdf",
	type: "application/pdf",
	sizeBytes: 600,
	...file,
});

export const linkOf = (link: Partial<DocumentLink> = {}): DocumentLink => ({
	id: "l1",
	value: "https://example.com/me",
	change: true,
	linkErrorMessage: "",
	domain_host: "example.com",
	id_file: "f1",
	download_path: "copies/f1.png",
	...link,
});

/** A slot with these files and links in it. */
export const slotOf = (files: DocumentFile[] = [], links: DocumentLink[] = []): DocumentState => ({ files, links });
