import type { Bandwidth } from "./bandwidth";
import type { PersistedChange, PersistedUpload } from "./persisted/persisted-upload";

/** The result of a call: an answer with any status, or none because the connection was lost. */
export type Reply =
	| {
			kind: "answer";
			status: number;
			body: unknown;
			retryAfterMs?: number;
			/** The host's own message about a refusal, if the user should see it. */
			hostMessage?: string;
	  }
	| { kind: "lost" };

/** One call that carries bytes. Aborting `signal` ends it as lost. */
export interface SendCall {
	file: File;
	/** The name the file is stored under. */
	name: string;
	identifier: string;
	/** Position of the first byte to send. */
	offset: number;
	/** Position after the last one. */
	end: number;
	/** True if the host must get these bytes completely or not at all, because it can't report progress. */
	isStep: boolean;
	/** True when the host shall forget what it has of this upload. */
	fresh: boolean;
	signal: AbortSignal;
	/** Told how many bytes of this call have left the browser. */
	onSent(bytes: number): void;
}

/** The way to the host. None of its calls rejects. */
export interface Transport {
	/** Sends the file from `offset` to `end` in one call. */
	send(call: SendCall): Promise<Reply>;
	/** Sends a small file whole, in the call for those. */
	store(call: SendCall): Promise<Reply>;
	/**
	 * Asks for the host's progress of an upload. The request ends an abandoned call of the same upload, unless it is only
	 * a `glance` beside a running one.
	 */
	progress(identifier: string, signal: AbortSignal, glance?: boolean): Promise<Reply>;
}

export interface Clock {
	/** Milliseconds since 1970. */
	now(): number;
	/** Runs `task` once after `ms`; the answer calls it off. */
	after(ms: number, task: () => void): () => void;
}

/** How far calls currently get: to the host behind the site, to the site only, to one whose host doesn't answer, or nowhere. */
export type Reach = "host" | "site" | "silent" | "nowhere";

export interface Connectivity {
	/** False only if the device reports that it has no connection. */
	online(): boolean;
	/** Tries a small call, for at most a second ("ping, raced against 1 s"), and one to the site if that gets no answer. */
	reach(): Promise<Reach>;
	/** Runs `task` whenever the connection returns; the returned function stops that. */
	onOnline(task: () => void): () => void;
}

/** Facts about the host that a page's uploads have learned. */
export interface HostTraits {
	/** Whether the host can report progress; undefined until it was asked about an upload whose bytes it has. */
	tells: boolean | undefined;
	/** True once it called an upload long: the page says so once. */
	isLong: boolean;
}

/** Lets a limited number of calls run simultaneously. */
export interface Semaphore {
	/** True when a call would have to wait. */
	isFull(): boolean;
	/** Resolves when the call may start, with a function to call at its end; immediately when `signal` aborts. */
	enter(signal: AbortSignal): Promise<() => void>;
}

/** Keeps uploads of one slot beyond the page. None of its calls rejects; each may keep nothing. */
export interface UploadStorage {
	/** True if stored files are persisted too, until their form is sent; otherwise only unfinished ones. */
	readonly untilSent?: boolean;
	/** The unfinished uploads of earlier visits that no other tab holds; from now on they belong to this page. */
	take(): Promise<PersistedUpload[]>;
	/** Stores an upload and, if its file is given and fits, a copy of the file; returns the copy. */
	keep(upload: PersistedUpload, file?: File): Promise<File | undefined>;
	/** Changes the stored data of an upload. False if there are none. */
	note(identifier: string, news: Partial<PersistedChange>): Promise<boolean>;
	forget(identifier: string): Promise<void>;
}

/** Everything the engine needs from the world. */
export interface UploadPorts {
	transport: Transport;
	clock: Clock;
	connectivity: Connectivity;
	/** Small files have their own semaphore, so that they don't wait for large ones. */
	semaphores: { large: Semaphore; small: Semaphore };
	/** Shared by all uploads of the page. */
	bandwidth: Bandwidth;
	host: HostTraits;
	storage: UploadStorage;
	/** Bytes of a file; rejects when it can't be read any more. */
	read(file: File, start: number, end: number): Promise<Uint8Array>;
	/** SHA-256 of all bytes, lower-case hex, without keeping the page waiting; undefined when it can't be computed. */
	hash(blob: Blob, signal: AbortSignal): Promise<string | undefined>;
	/** A number from 0 up to 1. */
	random(): number;
	/** A new name for an upload, unguessable. */
	newIdentifier(): string;
}
