import type { Event, State } from "./state";
import { fieldsOf, judgeSend, type Verdict } from "./verdict";

/** A call that carried bytes, and how it went. */
export type Answered = Extract<Event, { type: "sent" }>;

/** Share of a chunk that must not have left for sure: what the browser tells of bytes that left comes a moment late. */
const UNSENT_SHARE = 0.1;

/** Whether the host may have taken a chunk that it didn't acknowledge. */
function mayBeTaken({ reply, sent }: Answered, offset: number, end: number): boolean {
	if (reply.kind === "lost") return end - sent < UNSENT_SHARE * (end - offset);
	return reply.status >= 500 && reply.retryAfterMs === undefined && fieldsOf(reply.body).received === undefined;
}

interface Judged {
	verdict: Verdict;
	/** True when only another start is safe: sent again, the bytes might be in the file twice. */
	isDoubtful: boolean;
}

/**
 * What follows from the answer to one chunk of a host that can't tell how far it is. Where it may have taken the chunk
 * unheard, only another start is safe. The last chunk needs an answer that names the file.
 */
function judgeStep(verdict: Verdict, answered: Answered, offset: number, { file, position }: State): Judged {
	const { reply } = answered;
	const end = position.sentTo;
	// 502: the proxy can't use the host's answer.
	const isTaken = reply.kind === "answer" && (reply.status < 300 || reply.status === 502);
	if (isTaken && end === file.size && verdict.kind !== "stored")
		return { verdict: { kind: "refused", code: "UPLOAD_FAILED" }, isDoubtful: true };
	return { verdict, isDoubtful: verdict.kind === "again" && mayBeTaken(answered, offset, end) };
}

/**
 * Judges a call that carried bytes. A small file whose one call took 200 s without an answer has failed; a large one
 * goes on from where the host is.
 */
export function judgeCall(answered: Answered, state: State): Judged {
	const { file, position, call } = state;
	const { reply, isLate } = answered;
	const offset = call?.offset ?? 0;
	const verdict = judgeSend(reply, file.wrongType, file.size, offset);
	if (call?.isStep) return judgeStep(verdict, answered, offset, state);
	const { isDoubtful } = position;
	if (reply.kind === "answer" || !isLate) return { verdict, isDoubtful };
	const code = "UPLOAD_TIMEOUT";
	if (call?.isWhole) return { verdict: { kind: "refused", code }, isDoubtful };
	return { verdict: { kind: "again", code, isLost: true, isAskedToWait: false }, isDoubtful };
}
