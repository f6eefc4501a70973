import type { CvContent } from "@/lib/contract/schemas/cv";
import type { UploadCode } from "../codes";
import type { Reply } from "../ports";
import { isSingle } from "./single";

/** The next action of an upload. */
export type Verdict =
	| { kind: "stored"; filepath: string; sha256?: string; content?: CvContent; long: boolean }
	/** Go on from `received`, which the host holds. */
	| { kind: "continue"; received: number; long: boolean }
	/** The host has none of its bytes: start at 0. */
	| { kind: "restart" }
	/**
	 * Wait, then try again; `code` is the message meanwhile, or if no attempt succeeds. `isLost`: there was no answer;
	 * `isAskedToWait`: the host only asked for patience.
	 */
	| { kind: "again"; code: UploadCode; afterMs?: number; isLost: boolean; isAskedToWait: boolean }
	/** `hostMessage` is the host's own text about the reason. */
	| { kind: "refused"; code: UploadCode; hostMessage?: string };

/** The outcome of a transfer: stored, failed, or stopped by the user. */
export type Outcome = Extract<Verdict, { kind: "stored" | "refused" }> | { kind: "stopped" };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
/** The fields of an answer's body; empty if it isn't an object. */
export const fieldsOf = (body: unknown): Fields => (isFields(body) ? body : {});
const textIn = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

function receivedIn(body: unknown, size: number): number | undefined {
	const { received } = fieldsOf(body);
	const whole = typeof received === "number" && Number.isInteger(received);
	return whole && received >= 0 && received <= size ? received : undefined;
}

/** The upload isn't there, or the call itself. */
const NO_SUCH_CALL = new Set([404, 405, 501]);

const TEMPORARY = new Set([408, 425, 429]);

type Failure = Extract<Verdict, { kind: "again" | "refused" }>;

function judgeFailure(reply: Extract<Reply, { kind: "answer" }>, wrongType: UploadCode, size: number): Failure {
	const { status, retryAfterMs: afterMs } = reply;
	const isAskedToWait = status === 429 || afterMs !== undefined;
	const again = (code: UploadCode): Failure => ({ kind: "again", code, afterMs, isLost: false, isAskedToWait });
	// For a file in one call: the host is still busy with an earlier try of the same.
	if (status === 409 && isSingle({ size })) return again("UPLOAD_BUSY");
	// Without a position to go to, the host holds other bytes than these: going on would mix two files.
	if (status === 409) return { kind: "refused", code: "FILE_CHANGED" };
	if (status === 413) return { kind: "refused", code: "FILE_TOO_LARGE" };
	if (status === 415) return { kind: "refused", code: wrongType };
	if (status === 507) return { kind: "refused", code: "UPLOAD_NO_SPACE" };
	if (status === 429 || status === 503) return again("UPLOAD_BUSY");
	if (status === 504) return again("UPLOAD_TIMEOUT");
	if (status >= 500 || TEMPORARY.has(status)) return again("UPLOAD_FAILED");
	return { kind: "refused", code: "UPLOAD_FAILED" };
}

const LOST: Verdict = { kind: "again", code: "UPLOAD_FAILED", isLost: true, isAskedToWait: false };

/** Judges the answer to a call that carried bytes of a file of `size` bytes from `offset`. `wrongType` names a refused type. */
export function judgeSend(reply: Reply, wrongType: UploadCode, size: number, offset: number): Verdict {
	if (reply.kind === "lost") return LOST;
	const body = fieldsOf(reply.body);
	const received = receivedIn(body, size);
	const long = body.status === "longupload";
	if (reply.status === 409 && received !== undefined) return { kind: "continue", received, long };
	if (reply.status === 404 && offset > 0) return { kind: "restart" };
	if (reply.status < 200 || reply.status > 299) {
		const failure = judgeFailure(reply, wrongType, size);
		// Another attempt must not remove a message that the user should read.
		return reply.hostMessage ? { kind: "refused", code: failure.code, hostMessage: reply.hostMessage } : failure;
	}
	const filepath = textIn(body.filepath);
	if (filepath) {
		// The site's API proxy has read it by the contract's schema.
		const content = isFields(body.content) ? (body.content as CvContent) : undefined;
		return { kind: "stored", filepath, sha256: textIn(body.sha256), content, long };
	}
	if (received !== undefined) return { kind: "continue", received, long };
	return { kind: "again", code: "UPLOAD_FAILED", isLost: false, isAskedToWait: false };
}

/** Judges the answer to the question how far the host has a file of `size` bytes. A host without that call starts again. */
export function judgeProgress(reply: Reply, wrongType: UploadCode, size: number): Verdict {
	if (reply.kind === "lost") return LOST;
	if (NO_SUCH_CALL.has(reply.status)) return { kind: "restart" };
	if (reply.status !== 200) return judgeFailure(reply, wrongType, size);
	const received = receivedIn(reply.body, size);
	const other = fieldsOf(reply.body).size;
	const differs = typeof other === "number" && other !== size;
	return received === undefined || differs ? { kind: "restart" } : { kind: "continue", received, long: false };
}

/** The host's progress in its answer to the question; undefined if the answer doesn't contain it. */
export function receivedBy(reply: Reply): number | undefined {
	if (reply.kind === "lost") return undefined;
	if (reply.status === 404) return 0;
	return reply.status === 200 ? receivedIn(reply.body, Number.POSITIVE_INFINITY) : undefined;
}
