import type { Bandwidth } from "./bandwidth";
import type { PersistedChange, PersistedUpload } from "./persisted/persisted-upload";

/** What a call came back with: an answer of whatever status, or nothing because the connection was lost. */
export type Reply =
	| {
			kind: "answer";
			status: number;
			body: unknown;
			retryAfterMs?: number;
			/** Why it was refused, where the person is told so in the host's own words. */
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
	/** True when the host must get these bytes whole or not at all, because it can't tell what it has. */
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
	 * Asks how far the host has an upload. That ends the call which carried it and was given up, unless this is but a
	 * `glance` beside it.
	 */
	progress(identifier: string, signal: AbortSignal, glance?: boolean): Promise<Reply>;
}

export interface Clock {
	/** Milliseconds since 1970. */
	now(): number;
	/** Runs `task` once after `ms`; the answer calls it off. */
	after(ms: number, task: () => void): () => void;
}

/** How far calls get at this moment: to the host behind the site, to the site alone, or nowhere. */
export type Reach = "host" | "site" | "nowhere";

export interface Connectivity {
	/** False only when the device says that it has no connection. */
	online(): boolean;
	/** Tries a small call, for at most a second ("ping, raced against 1 s"). */
	reach(): Promise<Reach>;
	/** Runs `task` whenever the connection comes back; the answer stops that. */
	onOnline(task: () => void): () => void;
}

/** What a page's uploads have learned about their host. */
export interface HostTraits {
	/** Whether the host can tell how far it has an upload; undefined until it was asked about bytes that it has. */
	tells: boolean | undefined;
	/** True once it called an upload long: the page says so once, and need not hear it again. */
	isLong: boolean;
}

/** Lets a limited number of calls run at once. */
export interface Semaphore {
	/** True when a call would have to wait. */
	isFull(): boolean;
	/** Resolves when the call may start, with what to call at its end; at once when `signal` aborts. */
	enter(signal: AbortSignal): Promise<() => void>;
}

/** Keeps uploads of one slot beyond the page. None of its calls rejects; each may keep nothing. */
export interface UploadStorage {
	/** True where stored files are kept too, until their form is sent; else only what is unfinished. */
	readonly untilSent?: boolean;
	/** What an earlier visit left and no other tab works on; from now on it is this page's. */
	take(): Promise<PersistedUpload[]>;
	/** Keeps an upload and, where there is room, a copy of its file if that is given; gives the copy. */
	keep(upload: PersistedUpload, file?: File): Promise<File | undefined>;
	/** Changes what is kept of an upload. False when it isn't kept. */
	note(identifier: string, news: Partial<PersistedChange>): Promise<boolean>;
	forget(identifier: string): Promise<void>;
}

/** Everything the engine needs from the world. */
export interface UploadPorts {
	transport: Transport;
	clock: Clock;
	connectivity: Connectivity;
	/** Small files have a semaphore of their own, so that they don't wait for large ones. */
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
