import { sentName } from "../slot/rules";
import type { PersistedUpload } from "./persisted-upload";

const END_BYTES = 1_000_000;

/** The first and the last megabyte of a file, whose hash identifies the file when it is picked again. */
export const endsOf = (file: File): Blob =>
	new Blob([file.slice(0, END_BYTES), file.slice(Math.max(END_BYTES, file.size - END_BYTES))]);

/** Whether a picked file may be the one of a stored upload; its hash decides. */
export const looksLike = ({ filename, sizeBytes, lastModified }: PersistedUpload, file: File): boolean =>
	filename === sentName(file) && sizeBytes === file.size && lastModified === file.lastModified;
