import { acceptedExtensions } from "@/lib/contract/accept";
import { DOCUMENT_EXTENSIONS, OTHER_TEXT_DOCUMENTS } from "@/lib/contract/file-types";
import { LEGACY_CV_BYTES } from "@/lib/contract/limits";
import type { UploadCode } from "../codes";
import { CV_TYPES, CV_TYPES_WITH_WORD } from "./cv-types";

/** The rules of a slot. */
export interface FilePolicy {
	/** Accepted extensions in lower case without their dot; null accepts any. */
	endings: ReadonlySet<string> | null;
	/** The MIME type of each extension. If given, a file's type, including its first bytes, must match its extension. */
	types?: Readonly<Record<string, string>>;
	/** True when one file is all that fits. */
	single: boolean;
	/** The slot's message about a rejected type. */
	wrongType: UploadCode;
	/** The slot's message about a file that isn't what its name says; by default the one about a rejected type. */
	wrongContent?: UploadCode;
	/** Endings that have a message of their own: how to save the file in a type that is accepted. */
	saveAs?: ReadonlySet<string>;
	/** The `accept` attribute of its file input; undefined when any file may be picked. */
	accept?: string;
	/** True when photos become a smaller JPEG or a PDF before their upload. */
	pictures?: boolean;
	/** True if every file is sent in one call, whatever its size. */
	whole?: boolean;
	/** Maximum size of a file, and the slot's message about a larger one; by default the site's own limit. */
	limit?: { bytes: number; code: UploadCode };
}

/** The number under which files of answers are uploaded: any but those of the job's documents. */
export const ANSWER_SLOT = 100;

const dotted = (endings: Iterable<string>) => [...endings].map((ending) => `.${ending}`).join(",");

const cvPolicy = (types: Readonly<Record<string, string>>): FilePolicy => ({
	endings: new Set(Object.keys(types)),
	types,
	single: true,
	wrongType: "LABEL_FILE_TYPE_MUST",
	accept: [dotted(Object.keys(types)), ...new Set(Object.values(types))].join(","),
	pictures: true,
});

/** The first document slot: one PDF or JPEG, by its content. */
export const CV_POLICY: FilePolicy = cvPolicy(CV_TYPES);

/** The first document slot of a job that takes Word files. */
const CV_POLICY_WITH_WORD: FilePolicy = {
	...cvPolicy(CV_TYPES_WITH_WORD),
	wrongType: "CV_TYPE_WITH_WORD",
	wrongContent: "CV_SAVE_AS",
	saveAs: OTHER_TEXT_DOCUMENTS,
};

/** What a page by slugs changes: its call sends a CV of at most 5 MB as a whole. */
const LEGACY = { whole: true, limit: { bytes: LEGACY_CV_BYTES, code: "CV_TOO_LARGE" } } as const;

/** The CV on a job's page by slugs. */
export const LEGACY_CV_POLICY: FilePolicy = { ...CV_POLICY, ...LEGACY };

/** Every other document slot: any number of files of the product's list. */
export const DOCUMENT_POLICY: FilePolicy = {
	endings: DOCUMENT_EXTENSIONS,
	single: false,
	wrongType: "NOT_SUPPORTED_FILE_LANDING_PAGE",
	accept: dotted(DOCUMENT_EXTENSIONS),
	pictures: true,
};

/** The rules of a requested document; `isLegacy` on a page by slugs. */
export function slotPolicy(slot: { isCv: boolean; takesWord?: boolean }, isLegacy = false): FilePolicy {
	if (!slot.isCv) return DOCUMENT_POLICY;
	if (slot.takesWord) return isLegacy ? { ...CV_POLICY_WITH_WORD, ...LEGACY } : CV_POLICY_WITH_WORD;
	return isLegacy ? LEGACY_CV_POLICY : CV_POLICY;
}

/**
 * The answer to a file question: files with the endings that the job lists in `accept`, one of them unless `multiple`.
 * Photos become a document where the question takes PDFs.
 */
export function answerPolicy({ accept, multiple }: { accept: string; multiple: boolean }): FilePolicy {
	const endings = acceptedExtensions(accept) ?? null;
	return {
		endings,
		single: !multiple,
		// If any type is accepted, a host that refuses a file has found a program in it.
		wrongType: endings ? "NOT_SUPPORTED_FILE_LANDING_PAGE" : "FILE_PROGRAM",
		accept: endings ? dotted(endings) : undefined,
		// Several pictures become a PDF; where none is taken, each is an answer of its own.
		pictures: endings === null || endings.has("pdf"),
	};
}
