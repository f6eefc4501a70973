import { once } from "node:events";
import { request as ask } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { Agent, fetch, type RequestInit } from "undici";
import certificates from "../../fixtures/link-certificates.json";

const { key, right: cert } = certificates;

/** Asks for addresses as a browser that finds every name on this machine; follows no redirect. */
interface TlsClient {
	fetch: (address: string, init?: RequestInit) => ReturnType<typeof fetch>;
	close: () => Promise<void>;
}

export function openTlsClient(): TlsClient {
	const connect: Agent.Options["connect"] = {
		rejectUnauthorized: false,
		lookup: (_, { all }, done) =>
			all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4),
	};
	const dispatcher = new Agent({ connect });
	return {
		fetch: (address, init) => fetch(address, { redirect: "manual", ...init, dispatcher }),
		close: () => dispatcher.destroy(),
	};
}

/** A proxy with TLS, as operators put it in front: each name leads to a port of this machine. */
export interface TlsProxy extends TlsClient {
	port: number;
	/** The ports by name; a name without one answers 502. */
	targets: Map<string, number>;
}

/** Opens a proxy without targets on a free port. */
export async function openTlsProxy(): Promise<TlsProxy> {
	const targets = new Map<string, number>();
	const server = createServer({ key, cert }, (from, to) => {
		const port = targets.get(new URL(`https://${from.headers.host}`).hostname);
		if (!port) return void to.writeHead(502).end();
		const forwarded = [from.headers["x-forwarded-for"], from.socket.remoteAddress].filter(Boolean).join(", ");
		const headers = { ...from.headers, "x-forwarded-for": forwarded };
		const request = ask({ host: "localhost", port, method: from.method, path: from.url, headers }, (answer) => {
			to.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(to);
		});
		request.on("error", () => to.destroy());
		to.on("close", () => request.destroy());
		from.pipe(request);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const client = openTlsClient();
	return {
		port: (server.address() as AddressInfo).port,
		targets,
		fetch: client.fetch,
		async close() {
			await client.close();
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
