import "server-only";
import { endRunning } from "./running";
import type { UploadHead } from "./upload-head";

/** How long a step's answer is remembered, in milliseconds: browsers repeat a call at once. */
const KNOWN_MS = 60_000;

/** The last step of an upload, by the upload's name at the host. */
const steps = new Map<string, { offset: number; answer: Response }>();

/** Records the answer of a step that the host accepted. Returns the answer. */
export function noteStep({ identifier, offset }: UploadHead, answer: Response): Response {
	if (!answer.ok) return answer;
	const step = { offset, answer: answer.clone() };
	steps.set(identifier, step);
	setTimeout(() => steps.get(identifier) === step && steps.delete(identifier), KNOWN_MS).unref();
	return answer;
}

/**
 * The answer to the step that this one repeats, once its call has ended, which may take `longestMs`; null for a new one.
 * Browsers repeat a call themselves when its connection breaks, and a host that can't report its offset might append the
 * bytes again. Only this process knows the step: a repeat that reaches another process goes to the host.
 */
export async function answerOfRepeated(
	{ identifier, offset }: UploadHead,
	longestMs: number,
): Promise<Response | null> {
	await endRunning(identifier, longestMs);
	const step = steps.get(identifier);
	if (step?.offset !== offset) return null;
	const answer = step.answer.clone();
	answer.headers.set("connection", "close");
	return answer;
}
