/** Names of the headers with which the browser describes the plain bytes of an upload to our API proxy. */
export const UPLOAD_HEADERS = {
	identifier: "Upload-Identifier",
	offset: "Upload-Offset",
	length: "Upload-Length",
	slot: "Upload-Slot",
	/** 1 if the host must restart the upload. */
	fresh: "Upload-New",
	/** The file's name, percent-encoded. */
	name: "Upload-Name",
} as const;

/** Position after the last byte of a call that the host gets whole or not at all. */
export const END_HEADER = "Upload-End";

/** Marks a progress request whose upload call continues meanwhile. */
export const GLANCE_HEADER = "Upload-Glance";

/** The job's open code: the region of a call is read from it. */
export const JOB_CODE_HEADER = "X-Job-Code";

/** Type of a body that is a file's plain bytes. */
export const BYTES_TYPE = "application/octet-stream";
