/** How long an unfinished upload is stored, in milliseconds: 7 days, after which hosts delete their part too. */
export const PERSISTED_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

/** The parts of a stored upload that change while it runs. */
export interface PersistedChange {
	/** The number of restarts, which is part of its name at the host. */
	restarts: number;
	/** Bytes that had left the browser when this was noted, for showing; how far it really is, the host knows. */
	endSize: number;
	/** Whether its host can report progress; undefined while unknown. */
	resumes?: boolean;
	/** True once the person had uploads go on although they are slow. */
	continued: boolean;
}

/** The data of an unfinished upload that survive the page. */
export interface PersistedUpload extends PersistedChange {
	/** Names it at the host and in the browser's storage. */
	identifier: string;
	/** Name it is sent under. */
	filename: string;
	/** MIME type as the browser gave it; may be empty. */
	type: string;
	sizeBytes: number;
	/** When the file was last changed, milliseconds since 1970. */
	lastModified: number;
	/** When the file was picked, milliseconds since 1970. */
	createdTime: number;
	/** SHA-256 of the first and the last megabyte, which identifies a large file when it is picked again. */
	fingerprint?: string;
	/** The copy of the file, if it fitted. */
	file?: File;
}
