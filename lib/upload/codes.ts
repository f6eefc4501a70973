/** Why a file was not taken, or what an upload is waiting for. Pages turn codes into sentences. */
export const UPLOAD_CODES = [
	"LABEL_FILE_TYPE_MUST",
	"CV_TYPE_WITH_WORD",
	"CV_SAVE_AS",
	"NOT_SUPPORTED_FILE_LANDING_PAGE",
	"FILE_EMPTY",
	"FILE_TOO_LARGE",
	"CV_TOO_LARGE",
	"FILE_UNREADABLE",
	"FILE_CHANGED",
	"FILE_PICK_AGAIN",
	"FILE_NAME_REFUSED",
	"FILE_PROGRAM",
	"PICTURE_UNREADABLE",
	"DOCUMENT_EXIST",
	"ONE_FILE_ONLY",
	"TOO_MANY_FILES",
	"UPLOAD_FAILED",
	"UPLOAD_CANCELLED",
	"UPLOAD_TIMEOUT",
	"UPLOAD_OFFLINE",
	"UPLOAD_BUSY",
	"UPLOAD_QUEUED",
	"UPLOAD_TROUBLE",
	"UPLOAD_STORING",
	"UPLOAD_TAKEN_UP",
	"UPLOAD_NO_SPACE",
	"UPLOAD_RESTARTED",
	"UPLOAD_SLOW",
	"UPLOAD_DAMAGED",
] as const;

export type UploadCode = (typeof UPLOAD_CODES)[number];

const UNFIT = [
	"LABEL_FILE_TYPE_MUST",
	"CV_TYPE_WITH_WORD",
	"CV_SAVE_AS",
	"NOT_SUPPORTED_FILE_LANDING_PAGE",
	"FILE_EMPTY",
	"FILE_TOO_LARGE",
	"CV_TOO_LARGE",
	"FILE_NAME_REFUSED",
	"FILE_PROGRAM",
] as const satisfies readonly UploadCode[];

/** Why a file was not taken at all. */
export type UnfitCode = (typeof UNFIT)[number];

/** The code if it is a reason for rejecting a file; else undefined. */
export const unfitCode = (code: UploadCode | undefined): UnfitCode | undefined => UNFIT.find((one) => one === code);

const RETRYABLE: ReadonlySet<UploadCode> = new Set<UploadCode>([
	"UPLOAD_FAILED",
	"UPLOAD_CANCELLED",
	"UPLOAD_TIMEOUT",
	"UPLOAD_BUSY",
	"UPLOAD_NO_SPACE",
]);

/** True when sending the same file again can help; otherwise the person needs another file. */
export const canRetry = (code: UploadCode | undefined) => code !== undefined && RETRYABLE.has(code);
