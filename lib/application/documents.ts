import type { FileCode, LinkCode } from "./codes";

/** A selected file: a picture before its upload, uploading, paused until the candidate continues, interrupted, rejected, or stored under `filepath`. */
export interface DocumentFile {
	status: "picked" | "busy" | "paused" | "failed" | "unsupported" | "stored";
	filename: string;
	filepath: string;
	/** MIME type; may be empty. */
	type: string;
	sizeBytes: number;
	/** Why it was rejected; if missing, its type is wrong. */
	problem?: FileCode;
}

/** A link instead of a document, with the result of its check. */
export interface DocumentLink {
	id: string;
	value: string;
	/** True if the candidate typed or changed it here. */
	change: boolean;
	/** What is wrong with it; empty when it passed its check. */
	linkErrorMessage: LinkCode | "";
	domain_host: string;
	id_file: string;
	download_path: string;
}

/** The contents of one document slot, or of the answer to a file question. */
export interface DocumentState {
	files: readonly DocumentFile[];
	links: readonly DocumentLink[];
}

/** Every slot of a form, by its path. */
export type DocumentStates = Readonly<Record<string, DocumentState>>;

const EMPTY: DocumentState = { files: [], links: [] };

export const documentAt = (states: DocumentStates, path: string): DocumentState => states[path] ?? EMPTY;

export const storedFiles = ({ files }: DocumentState) => files.filter(({ status }) => status === "stored");

/** Links that passed their check. */
export const goodLinks = ({ links }: DocumentState) => links.filter((link) => link.linkErrorMessage === "");

/** Whether a file is still uploading. */
export const isBusy = ({ files }: DocumentState) => files.some(({ status }) => status === "busy");

/**
 * Whether leaving the page loses a file or pauses one: a file that isn't stored, or that no draft holds (`isSaved` false). A
 * file of a wrong type was never accepted.
 */
export const losesFiles = (states: DocumentStates, isSaved: boolean): boolean =>
	Object.values(states).some(({ files }) =>
		files.some(({ status }) => (status === "stored" ? !isSaved : status !== "unsupported")),
	);
