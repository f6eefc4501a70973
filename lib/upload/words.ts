import { UPLOAD_CODES } from "./codes";

/** Names of the texts that the upload parts show, beside one for each code. `{…}` in them are filled in. */
export const UPLOAD_WORDS = [
	...UPLOAD_CODES,
	"LABEL_UPLOAD_CV",
	"RETRY_OR_DELETE_LANDING_PAGE",
	"PLS_WAIT_TILL_COMPLETE_LANDING_PAGE",
	"LONGER_TO_UPLOAD",
	"LONGER_TO_UPLOAD_TITLE",
	"LONGER_TO_UPLOAD_CLOSE",
	"UPLOAD_DROP",
	"UPLOAD_CHOOSE",
	"UPLOAD_ONE_CHOSEN",
	"UPLOAD_FILES",
	"UPLOAD_SENDING",
	"UPLOAD_SPEED",
	"UPLOAD_RECONNECTING",
	"UPLOAD_RESUMED",
	"UPLOAD_WAIT_SECONDS",
	"UPLOAD_SECONDS_LEFT",
	"UPLOAD_MINUTES_LEFT",
	"UPLOAD_DONE",
	"UPLOAD_REMOVED",
	"UPLOAD_CANCEL",
	"UPLOAD_RETRY",
	"UPLOAD_CONTINUE",
	"UPLOAD_PERCENT",
	"UPLOAD_KEPT",
	"UPLOAD_REMOVE",
	"UPLOAD_PROGRESS_OF",
	"UPLOAD_PASTED",
	"DOCUMENT_EXIST_TITLE",
	"DOCUMENT_EXIST_CLOSE",
	"FILE_LARGE",
	"FILE_LARGE_TITLE",
	"FILE_LARGE_PROCEED",
	"FILE_LARGE_CANCEL",
] as const;

export type UploadWord = (typeof UPLOAD_WORDS)[number];

/** The texts of the upload parts in one language. */
export type UploadWords = Record<UploadWord, string>;
