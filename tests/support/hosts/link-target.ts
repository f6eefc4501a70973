import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A web server on this machine that links may lead to. */
export interface LinkTarget {
	/** `127.0.0.1:port`, as the list of exceptions names it. */
	host: string;
	origin: string;
	port: number;
	/** Requests that arrived. */
	requests: IncomingMessage[];
	close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Listens on a free port of 127.0.0.1; `server` may be one of another kind, such as TLS. */
export async function openLinkTarget(answer: Answer, server: Server = createServer()): Promise<LinkTarget> {
	const requests: IncomingMessage[] = [];
	server.on("request", (request: IncomingMessage, response: ServerResponse) => {
		requests.push(request);
		response.on("error", () => undefined);
		answer(request, response);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		host: `127.0.0.1:${port}`,
		origin: `http://127.0.0.1:${port}`,
		port,
		requests,
		async close() {
			const closed = once(server, "close");
			server.close();
			server.closeAllConnections();
			await closed;
		},
	};
}
