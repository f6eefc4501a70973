import type { JobDetail } from "@/lib/contract/schemas/job";
import { plainLine } from "@/lib/text/plain";
import type { FieldPath } from "./values";

/** A document that the job asks for, with files and links. */
export interface RequestedDocument {
	/** Its index in the job's list; the first is the CV's, with rules of its own. */
	index: number;
	path: FieldPath;
	/** Its name as the host writes it, which is also how it is sent. */
	type: string;
	/** Its displayed name. */
	label: string;
	isRequired: boolean;
	isCv: boolean;
	/** A CV may be a Word file. */
	takesWord?: boolean;
}

const OPTIONAL = 1;
const REQUIRED = 2;

export const documentPath = (index: number): FieldPath => `documents.${index}`;

type Job = Pick<JobDetail["job"], "document_list" | "requireCv"> & Partial<Pick<JobDetail["job"], "takes_word">>;

/**
 * The documents that a form asks for: the job's list without its hidden ones (option value 0); the first is the CV. A job
 * that requires a CV but has no list asks for the CV alone. `cvLabel` is the CV's name on the page.
 */
export function readRequestedDocuments(job: Job, cvLabel: string): RequestedDocument[] {
	const { document_list, requireCv, takes_word } = job;
	const listed = document_list.length > 0 ? document_list : [{ type: "CV", option_value: undefined }];
	return listed.flatMap(({ type, option_value }, index) => {
		const isCv = index === 0;
		const isRequired = option_value === REQUIRED || (isCv && requireCv);
		if (!isRequired && option_value !== OPTIONAL) return [];
		const name = plainLine(type);
		const label = isCv && name.toUpperCase() === "CV" ? cvLabel : name;
		return [
			{
				index,
				path: documentPath(index),
				type,
				label,
				isRequired,
				isCv,
				...(isCv && takes_word && { takesWord: true }),
			},
		];
	});
}

/** The CV's slot, if the job asks for one. */
export const cvSlot = (documents: readonly RequestedDocument[]): RequestedDocument | undefined =>
	documents.find(({ isCv }) => isCv);

/** All other slots. */
export const otherSlots = (documents: readonly RequestedDocument[]): RequestedDocument[] =>
	documents.filter(({ isCv }) => !isCv);
