/** What a call came back with: an answer of whatever status, or nothing because the connection was lost. */
export type LinkReply = { kind: "answer"; status: number; body: unknown; retryAfterMs?: number } | { kind: "lost" };

/** A copy that shall be made of what a link leads to. */
export interface CopyOrder {
	link: string;
	/** The unguessable id to keep it under. */
	idFile: string;
	signal: AbortSignal;
}

/** The calls to the host. None rejects; aborting `signal` ends a call as lost. */
export interface LinkCalls {
	/** Asks what is known about a link. */
	check(link: string, signal: AbortSignal): Promise<LinkReply>;
	/** Copies a shared document or video. */
	download(kind: "document" | "video", order: CopyOrder): Promise<LinkReply>;
	/** Copies a page. */
	capture(order: CopyOrder): Promise<LinkReply>;
}

/** Everything the engine needs from the world. */
export interface LinkPorts {
	calls: LinkCalls;
	clock: {
		/** Runs `task` once after `ms`; the answer calls it off. */
		after(ms: number, task: () => void): () => void;
	};
	connectivity: {
		/** False only when the device says that it has no connection. */
		online(): boolean;
		/** Runs `task` whenever the connection comes back; the answer stops that. */
		onOnline(task: () => void): () => void;
	};
	/** A new, unguessable name. */
	newId(): string;
}
