/** The messages between the processes of a site with several workers. */
export type WorkerMessage =
	/** From a worker: it listens for messages. */
	| { type: "hears" }
	/** To a worker: the backend is up, so it may listen. */
	| { type: "open" }
	/** From a worker: it accepts requests. */
	| { type: "ready" }
	/** From a worker: it can't start, and neither could another; `lines` say why. */
	| { type: "failed"; lines: string[] }
	/** From a worker, forwarded to the others: an event. */
	| { type: "event"; kind: string; values: string[] };

const TYPES = new Set(["hears", "open", "ready", "failed", "event"]);

/** A message of ours among those that libraries send over the same channel; undefined for any other. */
export function workerMessage(message: unknown): WorkerMessage | undefined {
	const type = typeof message === "object" && message !== null && "type" in message ? message.type : undefined;
	return typeof type === "string" && TYPES.has(type) ? (message as WorkerMessage) : undefined;
}
