import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type ErrorBody, REFUSALS } from "../../lib/contract/errors";
import { codeOf, parserRefusal } from "../../lib/contract/parser-refusal";
import { secure } from "./security-headers";

/** Answers a request that Node's parser could not read, as any other refusal, and closes the connection. */
export function answerUnreadable(error: Error, socket: Duplex): void {
	if (!socket.writable || codeOf(error) === "ECONNRESET") return void socket.destroy();
	const code = parserRefusal(error);
	const { status, message } = REFUSALS[code];
	const body = JSON.stringify({ message, code } satisfies ErrorBody);
	const answer = new Response(null, {
		headers: { "content-type": "application/json", "content-length": String(body.length), connection: "close" },
	});
	secure(answer, "");
	const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}`);
	socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"), () => socket.destroy());
}
