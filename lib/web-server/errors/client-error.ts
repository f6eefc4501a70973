import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { RefusalCode } from "@/lib/contract/errors";
import { PRIVATE_HEADERS } from "../personal/keep-private";
import { refusal } from "./refusal";

const CODES: Record<string, RefusalCode> = {
	HPE_HEADER_OVERFLOW: "headers_too_large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "body_too_large",
	HPE_INVALID_METHOD: "method_not_allowed",
	ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** The requested address and the client are unknown. */
const NOBODY = { path: "/api/", language: "en", isForm: false } as const;

const codeOf = (error: Error) => ("code" in error ? String(error.code) : "");

/** The refusal for a request that Node's parser could not read. */
export const parserRefusal = (error: Error): RefusalCode => CODES[codeOf(error)] ?? "malformed_request";

/** A refusal as the bytes of an answer that ends its connection. */
export function rawAnswer(code: RefusalCode): string {
	const { status, headers, body } = refusal(code, NOBODY, { ...PRIVATE_HEADERS, Connection: "close" });
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", body.toString()].join("\r\n");
}

/** Answers an unreadable request and closes the connection, so that nothing after it is served. */
export function answerUnreadable(error: Error, socket: Duplex): void {
	if (!socket.writable || codeOf(error) === "ECONNRESET") return void socket.destroy();
	socket.end(rawAnswer(parserRefusal(error)), () => socket.destroy());
}
