import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that passed. */
export interface Passed {
	method: string;
	url: string;
	headers: IncomingMessage["headers"];
	body: string;
}

/** A host that notes every request and has another one answer it. */
export interface RecordingHost {
	origin: string;
	/** The calls so far, without the site's health checks. */
	passed: Passed[];
	stop(): void;
}

/** Headers that belong to one connection. */
const OWN = ["connection", "content-length", "host", "keep-alive", "transfer-encoding", "expect"];

function toHeaders(headers: IncomingMessage["headers"]): Headers {
	const pairs = Object.entries(headers).filter(([name]) => !OWN.includes(name));
	return new Headers(pairs.map(([name, value]): [string, string] => [name, String(value)]));
}

async function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	return Buffer.concat(parts);
}

/** Changes the JSON that is answered to a reading call, so that a test's host can have more than the demo data. */
export type Change = (path: string, body: string) => string;

async function pass(request: IncomingMessage, response: ServerResponse, target: string, change: Change) {
	const { method = "GET", url = "/", headers } = request;
	const body = await readAll(request);
	const answer = await fetch(target + url, {
		method,
		headers: toHeaders(headers),
		body: body.length > 0 ? body : undefined,
		redirect: "manual",
	});
	const text = await answer.text();
	response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
	response.end(method === "GET" ? change(url, text) : text);
	return { method, url, headers, body: body.toString("latin1") };
}

/** Starts a recording host in front of `target`. */
export async function startRecordingHost(target: string, change: Change = (_, body) => body): Promise<RecordingHost> {
	const passed: Passed[] = [];
	const server = createServer((request, response) => {
		if (request.url === "/readyz") return void response.end();
		pass(request, response, target, change).then(
			(seen) => passed.push(seen),
			() => response.destroy(),
		);
	});
	server.listen(0, "localhost");
	await once(server, "listening");
	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		passed,
		stop() {
			server.closeAllConnections();
			server.close();
		},
	};
}
