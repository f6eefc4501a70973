import type { FileCode, LinkCode } from "./codes";

/** A picked file: a picture that isn't uploaded yet, on its way, paused until the person goes on, broken off, not taken, or stored under `filepath`. */
export interface DocumentFile {
	status: "picked" | "busy" | "paused" | "failed" | "unsupported" | "stored";
	filename: string;
	filepath: string;
	/** MIME type; may be empty. */
	type: string;
	sizeBytes: number;
	/** Why it was not taken; a wrong type where nothing is said. */
	problem?: FileCode;
}

/** A link that stands for a document, with what its check found. */
export interface DocumentLink {
	id: string;
	value: string;
	/** True when the candidate typed or changed it here. */
	change: boolean;
	/** What is wrong with it; empty when it passed its check. */
	linkErrorMessage: LinkCode | "";
	domain_host: string;
	id_file: string;
	download_path: string;
}

/** What stands in one document slot, or in the answer to a file question. */
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

/** Whether a file is still on its way. */
export const isBusy = ({ files }: DocumentState) => files.some(({ status }) => status === "busy");

/**
 * Whether leaving the page loses a file, or holds one up: one that isn't stored, or that no draft has (`isSaved` false).
 * A file of a wrong type was never taken.
 */
export const losesFiles = (states: DocumentStates, isSaved: boolean): boolean =>
	Object.values(states).some(({ files }) =>
		files.some(({ status }) => (status === "stored" ? !isSaved : status !== "unsupported")),
	);
