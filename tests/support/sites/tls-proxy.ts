import { once } from "node:events";
import { request as ask } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { Agent, fetch, type RequestInit } from "undici";
import certificates from "../../fixtures/link-certificates.json";

const { key, right: cert } = certificates;

/** A proxy with TLS, as operators put it in front: each name leads to a port of this machine. */
export interface TlsProxy {
	port: number;
	/** The ports by name; a name without one answers 502. */
	targets: Map<string, number>;
	/** Asks for an address as a browser that knows the names, and follows no redirect. */
	fetch: (address: string, init?: RequestInit) => ReturnType<typeof fetch>;
	close: () => Promise<void>;
}

/** Opens a proxy without targets on a free port. */
export async function openTlsProxy(): Promise<TlsProxy> {
	const targets = new Map<string, number>();
	const server = createServer({ key, cert }, (from, to) => {
		const port = targets.get(new URL(`https://${from.headers.host}`).hostname);
		if (!port) return void to.writeHead(502).end();
		const forwarded = [from.headers["x-forwarded-for"], from.socket.remoteAddress].filter(Boolean).join(", ");
		const headers = { ...from.headers, "x-forwarded-for": forwarded };
		const asked = ask({ host: "localhost", port, method: from.method, path: from.url, headers }, (answer) => {
			to.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(to);
		});
		asked.on("error", () => to.destroy());
		to.on("close", () => asked.destroy());
		from.pipe(asked);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const connect: Agent.Options["connect"] = {
		rejectUnauthorized: false,
		lookup: (_, { all }, done) =>
			all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4),
	};
	const dispatcher = new Agent({ connect });
	return {
		port: (server.address() as AddressInfo).port,
		targets,
		fetch: (address, init) => fetch(address, { redirect: "manual", ...init, dispatcher }),
		async close() {
			await dispatcher.destroy();
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
