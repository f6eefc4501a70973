import { sentName } from "../slot/rules";
import type { PersistedUpload } from "./persisted-upload";

const END_BYTES = 1_000_000;

/** The first and the last megabyte of a file, whose hash tells whether a file that is picked again is the same. */
export const endsOf = (file: File): Blob =>
	new Blob([file.slice(0, END_BYTES), file.slice(Math.max(END_BYTES, file.size - END_BYTES))]);

/** Whether a picked file may be the one that a kept upload was begun with; its hash has the last word. */
export const looksLike = ({ filename, sizeBytes, lastModified }: PersistedUpload, file: File): boolean =>
	filename === sentName(file) && sizeBytes === file.size && lastModified === file.lastModified;
