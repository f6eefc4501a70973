import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Where a process shows its metrics. */
export interface MetricsAddress {
	host: string;
	port: number;
}

/** A set of metrics in Prometheus' text format. */
interface Registry {
	contentType: string;
	metrics(): Promise<string>;
}

/** Serves `GET /metrics` at an address of its own; gives the port. Throws one line that names the setting if it is taken. */
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
	// It alone keeps no process alive.
	server.unref();
	return (server.address() as AddressInfo).port;
}
