import type { Reply } from "../ports";
import { fieldsOf } from "../transfer/verdict";

const TOO_MANY_REQUESTS = 429;

/**
 * The answer of the legacy CV upload in the terms of the other calls: its `file_name` is where the file is kept, and a
 * refusal is told in the host's own words (error catalogue: "response.data.message shown"). The proxy's refusals have a
 * code, and so words in the page's language.
 */
export function legacyReply(reply: Reply): Reply {
	if (reply.kind === "lost") return reply;
	const { status, retryAfterMs, body } = reply;
	const { file_name: filepath, message, code } = fieldsOf(body);
	if (status >= 200 && status < 300) return { ...reply, body: { filepath } };
	const isPassing = status === TOO_MANY_REQUESTS || retryAfterMs !== undefined;
	return typeof message === "string" && code === undefined && !isPassing ? { ...reply, hostMessage: message } : reply;
}
