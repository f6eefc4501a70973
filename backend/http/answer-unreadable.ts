import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type ErrorBody, REFUSALS, type RefusalCode } from "../../lib/contract/errors";
import { codeOf, parserRefusal } from "../../lib/contract/parser-refusal";
import { secure } from "./security-headers";

/** A refusal that ends its connection. */
function refusal(code: RefusalCode) {
	const { status, message } = REFUSALS[code];
	const body = JSON.stringify({ message, code } satisfies ErrorBody);
	const answer = new Response(null, {
		headers: { "content-type": "application/json", "content-length": String(body.length), connection: "close" },
	});
	secure(answer, "");
	return { status, headers: answer.headers, body };
}

/** Refuses a request that no route gets. */
export function refuse(response: ServerResponse, code: RefusalCode): void {
	const { status, headers, body } = refusal(code);
	response.writeHead(status, Object.fromEntries(headers)).end(body);
}

/** Refuses, on its connection, a request that has no response. */
export function refuseAt(socket: Duplex, code: RefusalCode): void {
	const { status, headers, body } = refusal(code);
	const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
	socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"), () => socket.destroy());
}

/** Answers a request that Node's parser could not read, as any other refusal. */
export function answerUnreadable(error: Error, socket: Duplex): void {
	if (!socket.writable || codeOf(error) === "ECONNRESET") return void socket.destroy();
	refuseAt(socket, parserRefusal(error));
}
