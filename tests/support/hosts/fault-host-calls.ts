import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";

/** A call of the site, read whole. */
export interface HostCall {
	method: string;
	url: string;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

/** The backend's response to it; null if none arrived. */
export type HostReply = { status: number; headers: IncomingHttpHeaders; body: Buffer } | null;

async function readAll(message: IncomingMessage): Promise<Buffer | null> {
	const parts: Buffer[] = [];
	try {
		for await (const part of message) parts.push(part);
		return Buffer.concat(parts);
	} catch {
		return null;
	}
}

/** Reads a call; null when it breaks off. */
export async function readCall(incoming: IncomingMessage): Promise<HostCall | null> {
	const { method = "", url = "", headers } = incoming;
	const body = await readAll(incoming);
	return body && { method, url, headers, body };
}

/** Gives the site its answer, or breaks its connection off. */
export function giveReply(response: ServerResponse, reply: HostReply): void {
	if (!reply) return void response.destroy();
	const { "transfer-encoding": _chunked, connection: _hop, ...headers } = reply.headers;
	response.writeHead(reply.status, headers).end(reply.body);
}

/** The client's name for a call's upload; empty if it belongs to none. */
export function uploadOf({ method, url, headers, body }: HostCall): string {
	if (method === "GET") return /\/upload\/([^/?]+)$/.exec(url)?.[1] ?? "";
	const key = headers["idempotency-key"];
	if (typeof key === "string") return key;
	return /name="identifier"\r\n\r\n([^\r]+)/.exec(body.subarray(0, 4_096).toString("latin1"))?.[1] ?? "";
}

/** The position of a file's bytes in a multipart body, whose last part it is; undefined without a file. */
function filePart({ headers, body }: HostCall): { start: number; end: number } {
	const boundary = /boundary=([^;]+)/.exec(headers["content-type"] ?? "")?.[1]?.replaceAll('"', "") ?? "";
	const end = body.lastIndexOf(`\r\n--${boundary}--`);
	const name = body.indexOf("filename=");
	const start = name < 0 ? -1 : body.indexOf("\r\n\r\n", name) + 4;
	return start < 4 || end < start ? { start: 0, end: 0 } : { start, end };
}

/**
 * Forwards a call, or the first `most` bytes of its body, to the backend at `origin`. `onBytes` gets the number of
 * forwarded bytes of a file. Never rejects.
 */
export function passOn(
	origin: string,
	call: HostCall,
	onBytes: (bytes: number) => void,
	most = call.body.length,
): Promise<HostReply> {
	const { method, url, headers, body } = call;
	return new Promise((resolve) => {
		const outgoing = request(origin + url, { method, headers, agent: false });
		outgoing.on("error", () => resolve(null));
		outgoing.on("response", async (answer) => {
			const read = await readAll(answer);
			resolve(read && { status: answer.statusCode ?? 0, headers: answer.headers, body: read });
		});
		const count = () => {
			const { start, end } = filePart(call);
			onBytes(Math.max(0, Math.min(most, end) - start));
		};
		if (most >= body.length) return void outgoing.end(body, count);
		outgoing.write(body.subarray(0, most), () => {
			count();
			outgoing.destroy(new Error("dropped"));
		});
	});
}
