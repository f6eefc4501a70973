import "server-only";
import { Readable } from "node:stream";
import { HostFailure } from "../host-failure";

/**
 * What a call reveals about its host: healthy; failing; suspect, because it may be failing or can't handle this
 * request; or nothing, because the call ended on our side.
 */
export type Health = "well" | "ill" | "doubtful" | "unknown";

/** How a call ended. */
type Ended<T> = { answer: T } | { error: unknown };

/** The parts of a call with which it can end on our side. */
export interface CallState {
	body?: unknown;
	signal?: AbortSignal;
}

/** The statuses of a host, or of the proxy before it, that can't answer now. */
const ILL = new Set([502, 503, 504]);

/** True while the browser is still sending the body: a slow or closed connection to the browser isn't the host's fault. */
const isWaitingForBrowser = ({ body, signal }: CallState) =>
	Boolean(signal?.aborted) || (body instanceof Readable && !body.readableEnded);

function healthOfError(error: unknown, call: CallState): Health {
	if (!(error instanceof HostFailure) || isWaitingForBrowser(call)) return "unknown";
	const isNoAnswer = error.code === "host_unreachable" || error.code === "host_timeout";
	// A truncated response has the broken connection as its cause.
	if (isNoAnswer || error.cause instanceof HostFailure) return "ill";
	return error.code === "body_too_large" ? "unknown" : "well";
}

/** What the end of a call says about its host. */
export function healthOf(ended: Ended<{ status: number }>, call: CallState): Health {
	if ("error" in ended) return healthOfError(ended.error, call);
	if (ILL.has(ended.answer.status)) return "ill";
	return ended.answer.status === 500 ? "doubtful" : "well";
}
