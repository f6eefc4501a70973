import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { App } from "./app";

/** A port that is open; requests wait until `serve` says who answers them. */
export interface Listening {
	address: AddressInfo;
	serve(app: App): void;
	/** Takes no new request, lets running ones finish for at most `graceMs`, then cuts them. */
	close(graceMs: number): Promise<void>;
}

const HOST = "localhost";
const HEADERS_MS = 20_000;
/** A little over the contract's longest call, so that the caller's limit comes first. */
const REQUEST_MS = 210_000;

/** Opens a port on this machine; 0 lets the system choose. Throws when it is taken. */
export async function createServer(port: number): Promise<Listening> {
	const server = createHttpServer({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: 65_000 });
	server.listen(port, HOST);
	await once(server, "listening");
	return {
		address: server.address() as AddressInfo,
		serve: (app) => void server.on("request", getRequestListener(app.fetch)),
		async close(graceMs) {
			const closed = once(server, "close");
			server.close();
			server.closeIdleConnections();
			const cut = setTimeout(() => server.closeAllConnections(), graceMs);
			await closed;
			clearTimeout(cut);
		},
	};
}
