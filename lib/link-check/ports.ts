/** The result of a call: an answer with any status, or none because the connection was lost. */
export type LinkReply = { kind: "answer"; status: number; body: unknown; retryAfterMs?: number } | { kind: "lost" };

/** A copy to make of a link's target. */
export interface CopyOrder {
	link: string;
	/** The unguessable id for storing it. */
	idFile: string;
	signal: AbortSignal;
}

/** The calls to the host. None rejects; aborting `signal` ends a call as lost. */
export interface LinkCalls {
	/** Checks a link. */
	check(link: string, signal: AbortSignal): Promise<LinkReply>;
	/** Copies a shared document or video. */
	download(kind: "document" | "video", order: CopyOrder): Promise<LinkReply>;
	/** Copies a page. */
	capture(order: CopyOrder): Promise<LinkReply>;
}

/** What the engine needs from its environment. */
export interface LinkPorts {
	calls: LinkCalls;
	clock: {
		/** Runs `task` once after `ms`; the returned function cancels it. */
		after(ms: number, task: () => void): () => void;
	};
	connectivity: {
		/** False only if the device reports that it has no connection. */
		online(): boolean;
		/** Runs `task` whenever the connection returns; the returned function cancels that. */
		onOnline(task: () => void): () => void;
	};
	/** A new, unguessable id. */
	newId(): string;
}
