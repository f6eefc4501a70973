import { once } from "node:events";
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { hasHost } from "../../lib/contract/has-host";
import { answerUnreadable, refuse, refuseAt } from "../http/answer-unreadable";
import type { App } from "./app";

/** An open port; requests wait until `serve` sets their handler. */
export interface Listening {
	address: AddressInfo;
	serve(app: App): void;
	/** Takes no new request, lets running ones finish for at most `graceMs`, then cuts them. */
	close(graceMs: number): Promise<void>;
}

const HEADERS_MS = 20_000;
/** A little more than the contract's longest call, so that the caller's limit applies first. */
const REQUEST_MS = 210_000;

const SERVER_OPTIONS = {
	headersTimeout: HEADERS_MS,
	requestTimeout: REQUEST_MS,
	keepAliveTimeout: 65_000,
	/** A missing host is refused like anything else that can't be read. */
	requireHostHeader: false,
};

/** The listener resolves every address against this host, so a client's `Host` has no effect. */
const ANY_HOST = "localhost";

/** Gives the request handler, which refuses a request without a readable address. */
function onRequest(app: App) {
	const listener = getRequestListener((request, { incoming }) => app.fetch(request, incoming));
	return (req: IncomingMessage, res: ServerResponse) => {
		if (!hasHost(req) || !req.url?.startsWith("/")) return refuse(res, "malformed_request");
		req.headers.host = ANY_HOST;
		return listener(req, res);
	};
}

type Reason = (port: number, host: string) => string;

const noAddress: Reason = (_, host) =>
	`host ${host} is not an address of this machine; set BACKEND_HOST to one that is`;
const PORTS = "set BACKEND_PORT and BACKEND_EU_PORT";
const REASONS: Record<string, Reason> = {
	EADDRINUSE: (port) => `port ${port} is in use; ${PORTS} to free ones`,
	EACCES: (port) => `port ${port} may not be used by this user; ${PORTS} to ports above 1023`,
	EADDRNOTAVAIL: noAddress,
	ENOTFOUND: noAddress,
};

const reasonOf = (error: unknown) => REASONS[(error as NodeJS.ErrnoException).code ?? ""];

/** Opens a port on `host`; 0 lets the system choose. Throws one readable line if the address is unavailable. */
export async function createServer(port: number, host = "localhost"): Promise<Listening> {
	const server = createHttpServer(SERVER_OPTIONS);
	server.on("clientError", answerUnreadable);
	server.on("connect", (_, socket) => refuseAt(socket, "method_not_allowed"));
	server.listen(port, host);
	try {
		await once(server, "listening");
	} catch (error) {
		const reason = reasonOf(error);
		throw reason ? new Error(`The backend's ${reason(port, host)}.`) : error;
	}
	return {
		address: server.address() as AddressInfo,
		serve(app) {
			const answer = onRequest(app);
			server.on("request", answer).on("checkExpectation", answer);
		},
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
