import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { RefusalCode } from "@/lib/contract/errors";
import { codeOf, parserRefusal } from "@/lib/contract/parser-refusal";
import { PRIVATE_HEADERS } from "../personal/keep-private";
import { refusal } from "./refusal";

/** The requested address and the client are unknown. */
const NOBODY = { path: "/api/", language: "en", isForm: false } as const;

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
