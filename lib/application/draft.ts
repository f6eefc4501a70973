import type { DocumentFile, DocumentLink, DocumentStates } from "./documents";
import { goodLinks, storedFiles } from "./documents";
import { applicationIn, groupsIn, isGroup, likeModel } from "./shape";
import type { ApplicationValues } from "./values";

/** How long a draft is kept, milliseconds: 14 days. */
export const DRAFT_LIFETIME_MS = 14 * 24 * 60 * 60 * 1_000;

/** What a person typed so far. Consents are not in it: they are given anew. */
export type DraftValues = Omit<ApplicationValues, "gdpr" | "compliance">;

/** What is kept of a slot: files that the host has stored, and links that passed their check. */
interface DraftDocument {
	files: DocumentFile[];
	links: DocumentLink[];
}

/** An application that is not sent yet. */
export interface Draft {
	/** Milliseconds since 1970. */
	savedAt: number;
	values: DraftValues;
	documents: Record<string, DraftDocument>;
}

/** Where the browser keeps the draft for the job with this open code. */
export const draftKey = (code: string): string => `draft:${code}`;

/** A draft of what stands in the form now. */
export function newDraft(values: ApplicationValues, documents: DocumentStates, savedAt: number): Draft {
	const { gdpr, compliance, ...typed } = values;
	const kept = Object.entries(documents).map(([path, state]): [string, DraftDocument] => [
		path,
		{ files: storedFiles(state), links: goodLinks(state) },
	]);
	return { savedAt, values: typed, documents: Object.fromEntries(kept) };
}

/** Whether a draft holds anything that its person typed or uploaded. */
export function isEmptyDraft({ values, documents }: Draft): boolean {
	const { whatsapp_notification, answers, ...rest } = values;
	const texts = [...Object.values(rest), ...Object.values(answers)];
	const hasFiles = Object.values(documents).some(({ files, links }) => files.length + links.length > 0);
	return !hasFiles && texts.every((value) => value.length === 0);
}

const FILE: DocumentFile = { status: "stored", filename: "", filepath: "", type: "", sizeBytes: 0 };
const LINK: DocumentLink = {
	id: "",
	value: "",
	change: true,
	linkErrorMessage: "",
	domain_host: "",
	id_file: "",
	download_path: "",
};

/** Files that are stored somewhere, under a name. */
const filesIn = (value: unknown): DocumentFile[] =>
	groupsIn(value)
		.map((one) => likeModel(one, FILE))
		.filter(({ status, filename, filepath }) => status === "stored" && filename !== "" && filepath !== "");

/** Links that nothing stands against. */
const linksIn = (value: unknown): DocumentLink[] =>
	groupsIn(value)
		.map((one) => likeModel(one, LINK))
		.filter(({ value: address, linkErrorMessage }) => address.trim() !== "" && linkErrorMessage === "");

function documentsIn(value: unknown): Draft["documents"] {
	const slots = Object.entries(isGroup(value) ? value : {}).map(([path, slot]): [string, DraftDocument] => {
		const { files, links } = isGroup(slot) ? slot : {};
		return [path, { files: filesIn(files), links: linksIn(links) }];
	});
	return Object.fromEntries(slots);
}

/** Reads a draft that `JSON.stringify` wrote; null for none, for one that is too old, and for anything else. */
export function readDraft(text: string | null, now: number): Draft | null {
	let value: unknown;
	try {
		value = JSON.parse(text ?? "null");
	} catch {
		return null;
	}
	if (!isGroup(value) || typeof value.savedAt !== "number") return null;
	const age = now - value.savedAt;
	if (age < 0 || age > DRAFT_LIFETIME_MS) return null;
	const { gdpr, compliance, ...values } = applicationIn(value.values);
	return { savedAt: value.savedAt, values, documents: documentsIn(value.documents) };
}
