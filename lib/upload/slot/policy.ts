import { acceptedExtensions } from "@/lib/contract/accept";
import type { UploadCode } from "../codes";
import { CV_TYPES, DOCUMENT_EXTENSIONS } from "./extensions";

/** What a slot takes. */
export interface FilePolicy {
	/** Endings that are taken, in lower case without their dot; null takes any. */
	endings: ReadonlySet<string> | null;
	/** The type that goes with each ending. Where it is given, a file must be, by its first bytes too, what its ending says. */
	types?: Readonly<Record<string, string>>;
	/** True when one file is all that fits. */
	single: boolean;
	/** How the slot says that it doesn't take this type of file. */
	wrongType: UploadCode;
	/** The `accept` attribute of its file input; undefined when any file may be picked. */
	accept?: string;
}

const dotted = (endings: Iterable<string>) => [...endings].map((ending) => `.${ending}`).join(",");

/** The first document slot: one PDF or JPEG, by its content. */
export const CV_POLICY: FilePolicy = {
	endings: new Set(Object.keys(CV_TYPES)),
	types: CV_TYPES,
	single: true,
	wrongType: "LABEL_FILE_TYPE_MUST",
	accept: [dotted(Object.keys(CV_TYPES)), ...new Set(Object.values(CV_TYPES))].join(","),
};

/** Every other document slot: any number of files of the product's list. */
export const DOCUMENT_POLICY: FilePolicy = {
	endings: DOCUMENT_EXTENSIONS,
	single: false,
	wrongType: "NOT_SUPPORTED_FILE_LANDING_PAGE",
	accept: dotted(DOCUMENT_EXTENSIONS),
};

/** The answer to a file question: files with the endings that the job lists in `accept`, one of them unless `multiple`. */
export function answerPolicy({ accept, multiple }: { accept: string; multiple: boolean }): FilePolicy {
	const endings = acceptedExtensions(accept) ?? null;
	return {
		endings,
		single: !multiple,
		wrongType: "NOT_SUPPORTED_FILE_LANDING_PAGE",
		accept: endings ? dotted(endings) : undefined,
	};
}
