import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Where a process serves its metrics. */
export interface MetricsAddress {
	host: string;
	port: number;
}

/** A set of metrics in Prometheus' text format. */
interface Registry {
	contentType: string;
	metrics(): Promise<string>;
}

/**
 * Serves `GET /metrics` on a port of its own, and returns the port. Throws a one-line error that names the setting if
 * the port is taken.
 */
export async function serveMetrics(
	registry: Registry,
	{ host, port }: MetricsAddress,
	setting: string,
): Promise<number> {
	const server = createServer(async (request, response) => {
		if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
		const text = await registry.metrics().catch(() => undefined);
		if (text === undefined) return void response.writeHead(500).end();
		response.writeHead(200, { "content-type": registry.contentType }).end(text);
	});
	server.listen(port, host);
	try {
		await once(server, "listening");
	} catch (error) {
		throw new Error(
			`The metrics can't be at ${host}:${port} (${(error as NodeJS.ErrnoException).code}); set ${setting}.`,
		);
	}
	// This server alone doesn't keep a process alive.
	server.unref();
	return (server.address() as AddressInfo).port;
}
