import { LARGE_FILE_BYTES } from "@/lib/contract/limits";
import type { Attachment } from "../attachment";
import { canRetry, type UploadCode } from "../codes";
import type { FilePolicy } from "./policy";
import { checkPicked, type PickedFile, sentName } from "./rules";

/** Whether a row's file is useless, so that another file may replace it. */
const isOpen = ({ status, errorMessage }: Attachment): boolean =>
	status === "unsupported" || (status === "failed" && errorMessage !== undefined && !canRetry(errorMessage));

/** Whether a slot is full. A file that was refused, or can't be sent, gives way to the next one. */
export const isFull = ({ single }: FilePolicy, rows: readonly Attachment[]): boolean =>
	single && rows.some((row) => !isOpen(row));

/** The rows that a file of this name replaces. */
export const replacedBy = (filename: string, { single }: FilePolicy, rows: readonly Attachment[]) =>
	rows.filter((row) => isOpen(row) && (single || row.filename === filename));

/** Maximum number of files in one slot, by the application call. */
const MOST_FILES = 50;

/** Why a slot doesn't take another file beside those it has, or null. */
export function checkBeside(filename: string, policy: FilePolicy, rows: readonly Attachment[]): UploadCode | null {
	if (policy.single) return isFull(policy, rows) ? "ONE_FILE_ONLY" : null;
	if (rows.some((row) => row.filename === filename && !isOpen(row))) return "DOCUMENT_EXIST";
	return rows.length >= MOST_FILES ? "TOO_MANY_FILES" : null;
}

/** Whether a file is so large that the user is asked before it is sent. False if it wouldn't be sent anyway. */
export const wantsConsent = (file: PickedFile, policy: FilePolicy, rows: readonly Attachment[]): boolean =>
	file.size > LARGE_FILE_BYTES &&
	checkBeside(sentName(file), policy, rows) === null &&
	checkPicked(file, policy) === null;
