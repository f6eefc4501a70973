import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { App } from "./app";

/** An open port; requests wait until `serve` sets their handler. */
export interface Listening {
	address: AddressInfo;
	serve(app: App): void;
	/** Takes no new request, lets running ones finish for at most `graceMs`, then cuts them. */
	close(graceMs: number): Promise<void>;
}

const HOST = "localhost";
const HEADERS_MS = 20_000;
/** A little more than the contract's longest call, so that the caller's limit applies first. */
const REQUEST_MS = 210_000;

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/** Opens a port on this machine; 0 lets the system choose. Throws one readable line when it is taken. */
export async function createServer(port: number): Promise<Listening> {
	const server = createHttpServer({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: 65_000 });
	server.listen(port, HOST);
	try {
		await once(server, "listening");
	} catch (error) {
		if (isTaken(error))
			throw new Error(`The backend's port ${port} is in use; set BACKEND_PORT and BACKEND_EU_PORT to free ones.`);
		throw error;
	}
	return {
		address: server.address() as AddressInfo,
		serve: (app) =>
			void server.on(
				"request",
				getRequestListener((request, { incoming }) => app.fetch(request, incoming)),
			),
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
