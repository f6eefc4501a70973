import type { Event, State } from "./state";
import { fieldsOf, judgeSend, type Verdict } from "./verdict";

/** A call that carried bytes, and how it went. */
export type Answered = Extract<Event, { type: "sent" }>;

/** Share of a chunk that certainly hasn't left: the browser reports sent bytes a moment late. */
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
 * The consequence of the answer to one chunk from a host that can't report progress. If it may have stored the chunk
 * without an answer, only a restart is safe. The last chunk needs an answer with the file's path.
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
 * Judges a call that carried bytes. A small file whose single call took 200 s without an answer has failed; a large one
 * continues from the host's progress.
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
