import type { Reply } from "../ports";
import type { Transfer } from "./transfer";
import { fieldsOf, type Verdict } from "./verdict";

/** Share of a chunk that must not have left for sure: what the browser tells of bytes that left comes a moment late. */
const UNSENT_SHARE = 0.1;

/** How a call with one chunk went. */
interface Step {
	reply: Reply;
	/** Position up to which bytes are known to have left. */
	sent: number;
}

/** Whether the host may have taken a chunk that it didn't acknowledge. */
function isDoubtful({ reply, sent }: Step, offset: number, end: number): boolean {
	if (reply.kind === "lost") return end - sent < UNSENT_SHARE * (end - offset);
	return reply.status >= 500 && reply.retryAfterMs === undefined && fieldsOf(reply.body).received === undefined;
}

/**
 * What follows from the answer to one chunk of a host that can't tell how far it is. Where it may have taken the chunk
 * unheard, only another start is safe: sent again, the bytes might be in the file twice. The last chunk needs an answer
 * that names the file.
 */
export function settleStep(verdict: Verdict, step: Step, offset: number, transfer: Transfer): Verdict {
	const { position, file } = transfer;
	const end = position.sentTo;
	// 502: the proxy can't use the host's answer.
	const isTaken = step.reply.kind === "answer" && (step.reply.status < 300 || step.reply.status === 502);
	if (isTaken && end === file.size && verdict.kind !== "stored") {
		position.isDoubtful = true;
		return { kind: "refused", code: "UPLOAD_FAILED" };
	}
	position.isDoubtful = verdict.kind === "again" && isDoubtful(step, offset, end);
	return verdict;
}
