import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { inject } from "light-my-request";

/** Next's request handler, or anything else that answers requests. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

/** An answer whose body is still to be read. */
export interface Answer {
	status: number;
	headers: OutgoingHttpHeaders;
	body: Readable;
}

/** Headers as they come with requests. */
export type RequestHeaders = Record<string, string | string[] | undefined>;

/** A body is returned as rendered, and complete: the web server handles codings, ranges and validators. */
const NOT_FOR_NEXT = ["accept-encoding", "if-none-match", "if-modified-since", "range", "connection", "content-length"];

function given(headers: RequestHeaders): Record<string, string | string[]> {
	const entries = Object.entries(headers).filter(([name]) => !NOT_FOR_NEXT.includes(name));
	return Object.fromEntries(
		entries.flatMap(([name, value]): [string, string | string[]][] => (value === undefined ? [] : [[name, value]])),
	);
}

/** Asks the handler for `target` without a socket in between. Rejects when the handler fails before its head. */
export async function askNext(
	handler: Handler,
	target: string,
	headers: RequestHeaders,
	method: "GET" | "POST" = "GET",
): Promise<Answer> {
	const failed: { reject: (error: unknown) => void } = { reject: () => undefined };
	const failure = new Promise<never>((_, reject) => {
		failed.reject = reject;
	});
	const dispatch = async (req: unknown, res: unknown) => {
		try {
			// light-my-request's objects replace Node's, as is the library's purpose.
			await handler(req as IncomingMessage, res as ServerResponse);
		} catch (error) {
			failed.reject(error);
		}
	};
	const answer = await Promise.race([
		inject(dispatch, { method, url: target, headers: given(headers), payloadAsStream: true }),
		failure,
	]);
	return { status: answer.statusCode, headers: answer.headers, body: answer.stream() };
}
