import type { LinkCode } from "../codes";
import type { DocumentFile, DocumentLink, DocumentStates } from "../documents";
import type { RequestedDocument } from "../requested-document";
import { isGroup } from "../shape";
import type { ApplicationRules } from "../validate";
import type { FieldPath } from "../values";
import { type Posted, partsOf } from "./posted-values";

/** The parts of a form that accept files. */
export type AskedFiles = Pick<ApplicationRules, "documents" | "fields">;

const DOCUMENT = /^document_candidate\[(\d{1,3})\]\[attachment\]$/;
const ANSWER = /^custom_fields\[(\d{1,3})\]\[value\]$/;

/** The name of the file field for a requested document. */
export const documentField = ({ index, isCv }: Pick<RequestedDocument, "index" | "isCv">): string =>
	isCv ? "cv" : `document_candidate[${index}][attachment]`;

/** The name of the field for a link to the document. */
export const linkField = ({ index }: Pick<RequestedDocument, "index">): string =>
	`document_candidate[${index}][link_input][0][value]`;

/** An element of a list; browsers may post lists with gaps. */
const partAt = (list: unknown, place: string): unknown =>
	typeof list === "object" && list !== null ? (list as Posted)[place] : undefined;

/** The slot or question of the files in the field `name`; undefined if the job has none such. */
export function postedPath(name: string, posted: Posted, { documents, fields }: AskedFiles): FieldPath | undefined {
	const index = name === "cv" ? "0" : DOCUMENT.exec(name)?.[1];
	if (index) return documents.find((slot) => String(slot.index) === index && documentField(slot) === name)?.path;
	const question = partAt(posted.custom_fields, ANSWER.exec(name)?.[1] ?? "");
	return fields.find(({ kind, id }) => kind === "file" && isGroup(question) && question.id === id)?.key;
}

/** Returns what is wrong with a typed link. */
type LinkCheck = (address: string) => LinkCode | "";

function linksOf({ index }: RequestedDocument, posted: Posted, check: LinkCheck): DocumentLink[] {
	const document = partAt(posted.document_candidate, String(index));
	const typed = partsOf(isGroup(document) ? document.link_input : undefined).map((link) =>
		isGroup(link) && typeof link.value === "string" ? link.value.trim() : "",
	);
	return typed.filter(Boolean).map((value, i) => ({
		id: String(i),
		value,
		change: true,
		linkErrorMessage: check(value),
		domain_host: "",
		id_file: "",
		download_path: "",
	}));
}

/** The slots and file questions of a posted form, with `files` by their paths and with the typed links. */
export function postedDocuments(
	posted: Posted,
	{ documents, fields }: AskedFiles,
	files: ReadonlyMap<FieldPath, DocumentFile[]>,
	check: LinkCheck,
): DocumentStates {
	const filesAt = (path: FieldPath) => files.get(path) ?? [];
	const slots = documents.map((slot) => [
		slot.path,
		{ files: filesAt(slot.path), links: linksOf(slot, posted, check) },
	]);
	const answers = fields.map(({ key }) => [key, { files: filesAt(key), links: [] }]);
	return Object.fromEntries([...slots, ...answers]);
}
