import type { Reply } from "../ports";
import { fieldsOf } from "../transfer/verdict";

const TOO_MANY_REQUESTS = 429;

/**
 * The answer of the legacy CV upload in the form of the other calls: its `file_name` becomes the file's path, and a
 * refusal keeps the host's own message (error catalogue: "response.data.message shown"). The proxy's refusals have a
 * code, and so messages in the page's language.
 */
export function legacyReply(reply: Reply): Reply {
	if (reply.kind === "lost") return reply;
	const { status, retryAfterMs, body } = reply;
	const { file_name: filepath, message, code } = fieldsOf(body);
	if (status >= 200 && status < 300) return { ...reply, body: { filepath } };
	const isPassing = status === TOO_MANY_REQUESTS || retryAfterMs !== undefined;
	return typeof message === "string" && code === undefined && !isPassing ? { ...reply, hostMessage: message } : reply;
}
