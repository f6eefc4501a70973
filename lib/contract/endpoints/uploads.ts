import { endpoints } from "../endpoint";
import { CHUNK_BYTES, TIMEOUT_MS } from "../limits";
import { numericId } from "../params";
import {
	CHUNK_BODY_BYTES,
	chunkAnswer,
	legacyCv,
	legacyCvStored,
	singleUpload,
	storedFile,
	uploadChunk,
	uploadIdentifier,
	uploadProgress,
} from "../schemas/upload";

/** Room for the text fields and boundaries around a file, bytes. */
const FIELDS_BYTES = 20_000;

/** Far more than the maximum of a legacy CV, so that the call itself can refuse a larger one with its own message. */
const LEGACY_BODY_BYTES = 20_000_000;

const REFUSED = [400, 404, 413, 415, 422, 429, 507] as const;

const single = {
	method: "POST",
	host: "api",
	regional: true,
	timeoutMs: TIMEOUT_MS.long,
	params: { id: numericId },
	body: { kind: "multipart", schema: singleUpload, files: ["file"], maxBytes: CHUNK_BYTES + FIELDS_BYTES },
	success: 200,
	response: storedFile,
	errors: REFUSED,
	rate: "upload",
} as const;

/** Files of candidates. */
export const uploadEndpoints = endpoints({
	legacyCv: {
		...single,
		path: "/upload-cv",
		summary: "A CV of at most 5 MB in one call",
		regional: false,
		params: {},
		body: { kind: "multipart", schema: legacyCv, files: ["file"], maxBytes: LEGACY_BODY_BYTES },
		response: legacyCvStored,
		// Its form shows the host's message for any failure.
		errors: [...REFUSED, 500],
	},
	uploadChunk: {
		...single,
		path: "/companies/{id}/upload",
		summary: "One chunk of a file, written at `start`; the last one gives the stored file",
		body: { kind: "multipart", schema: uploadChunk, files: ["dataFile"], maxBytes: CHUNK_BODY_BYTES },
		response: chunkAnswer,
		errors: [...REFUSED, 409],
		chunked: true,
		bareSuccess: true,
	},
	uploadProgress: {
		method: "GET",
		path: "/companies/{id}/upload/{identifier}",
		summary: "How far the host has a file",
		host: "api",
		regional: true,
		timeoutMs: TIMEOUT_MS.read,
		params: { id: numericId, identifier: uploadIdentifier },
		success: 200,
		response: uploadProgress,
		errors: [404, 405],
		optional: true,
		rate: "upload",
	},
	storeDocument: {
		...single,
		path: "/companies/{id}/store_and_extract_document",
		summary: "A file under 1,000,024 bytes in one call; a CV is also read",
		idempotent: true,
	},
	storeRequestedDocument: {
		...single,
		path: "/companies/{id}/multi_document_save",
		summary: "The same for the document-request page",
		idempotent: true,
	},
});
