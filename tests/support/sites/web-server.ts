import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { WebServerOptions } from "@/lib/web-server/options";
import { createWebServer, type WebServer } from "@/lib/web-server/web-server";

/** The web server on a free port, around a handler that replaces Next and records its requests. */
export interface TestWebServer {
	server: WebServer;
	port: number;
	origin: string;
	/** Requests that reached the handler. */
	seen: { method: string; url: string; headers: IncomingMessage["headers"] }[];
	/** Lines of the log. */
	logged: Record<string, unknown>[];
	/** Sends bytes as they are and gives everything that comes back until the connection ends. */
	raw: (text: string) => Promise<string>;
	close: () => Promise<void>;
}

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

function rawClient(port: number) {
	return (text: string): Promise<string> =>
		new Promise((resolve) => {
			const chunks: Buffer[] = [];
			const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
			socket.on("data", (chunk) => chunks.push(chunk));
			socket.on("error", () => undefined);
			socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
		});
}

/** Starts the web server around `handler`; `options` override what a test cares about. */
export async function startWebServer(
	handler: Handler,
	options: Partial<WebServerOptions> = {},
): Promise<TestWebServer> {
	const seen: TestWebServer["seen"] = [];
	const logged: TestWebServer["logged"] = [];
	const server = createWebServer({
		handler: (req, res) => {
			seen.push({ method: req.method ?? "", url: req.url ?? "", headers: { ...req.headers } });
			return handler(req, res);
		},
		siteOrigin: "https://www.example.com",
		mediaOrigins: ["https://media.example.com"],
		snippets: [],
		routes: [],
		staticDir: join(tmpdir(), "no-such-folder"),
		classify: () => null,
		givesBack: () => false,
		rateScale: 1,
		requestsAtOnce: 500,
		trustedHops: 0,
		cacheBytes: 10_000_000,
		drainMs: 1_000,
		logger: pino({ level: "debug" }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
		hostsState: async () => ({ backend: "up", regions: { main: { state: "up" }, eu: { state: "up" } } }),
		...options,
	});
	server.server.listen(0, "127.0.0.1");
	await once(server.server, "listening");
	server.markReady();
	const { port } = server.server.address() as AddressInfo;
	const close = async () => {
		server.server.closeAllConnections();
		await server.stop();
	};
	return { server, port, origin: `http://127.0.0.1:${port}`, seen, logged, raw: rawClient(port), close };
}

/** A request's bytes, ending its connection. */
export const requestText = (line: string, headers: string[] = [], body = "") =>
	`${[`${line} HTTP/1.1`, "Host: www.example.com", "Connection: close", ...headers, "", ""].join("\r\n")}${body}`;

/** The status of a raw answer. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
