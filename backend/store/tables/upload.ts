import type { Generated } from "kysely";

export interface UploadTable {
	id: Generated<number>;
	/** Null until an application uses a file that was uploaded before its job was named. */
	company_id: number | null;
	/** The client's name for the upload; unique within a company. */
	identifier: string;
	/** The file's key in the store, by which candidates name it afterwards. */
	filepath: string;
	file_name: string;
	extension: string;
	slot: number;
	size: number;
	/** End of the gapless prefix, bytes. */
	received: number;
	/** Set once the file is complete and in its place. */
	sha256: string | null;
	created_at: string;
	updated_at: string;
	/** When an application first named the file. */
	used_at: string | null;
	/**
	 * State of the SHA-256 of the first `received` bytes, base64; for uploads that are assembled in an object store.
	 */
	hash_state: string | null;
	/** Id of the store's multipart upload. */
	multipart: string | null;
	/** JSON of the ETags of its parts, in order. */
	parts: string | null;
}

/** A piece of an unfinished upload, as an object of the store. */
export interface UploadChunkTable {
	/** The object's name. */
	key: string;
	/** The upload's. */
	filepath: string;
	start: number;
	end: number;
}

/** A copy of what a candidate's link leads to, until a submission names it. */
export interface LinkCopyTable {
	/** Its key in the store. */
	key: string;
	/** The pseudonym of the client that had it made; empty for nobody in particular. */
	client: string;
	size: number;
	created_at: string;
}

export interface IdempotencyTable {
	/** Name of the call and the client's key. */
	call: string;
	key: string;
	/** SHA-256 of the request. */
	fingerprint: string;
	/** JSON of the answer. */
	answer: string;
	created_at: string;
}
