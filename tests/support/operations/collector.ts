import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A span as it reached the collector. */
export interface CollectedSpan {
	service: string;
	name: string;
	traceId: string;
	attributes: Record<string, unknown>;
}

/** A collector of traces that keeps what it gets. */
export interface Collector {
	origin: string;
	spans: CollectedSpan[];
	/** Everything it got, as text. */
	text: () => string;
	close(): Promise<void>;
}

interface Attribute {
	key: string;
	value: Record<string, unknown>;
}

interface Sent {
	resourceSpans: {
		resource: { attributes: Attribute[] };
		scopeSpans: { spans: { name: string; traceId: string; attributes: Attribute[] }[] }[];
	}[];
}

const valuesOf = (attributes: Attribute[]) =>
	Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

function spansOf({ resourceSpans }: Sent): CollectedSpan[] {
	return resourceSpans.flatMap(({ resource, scopeSpans }) => {
		const service = String(valuesOf(resource.attributes)["service.name"]);
		const spans = scopeSpans.flatMap((scope) => scope.spans);
		return spans.map(({ name, traceId, attributes }) => ({ service, name, traceId, attributes: valuesOf(attributes) }));
	});
}

/** Starts a collector that takes traces by OTLP over HTTP, in JSON. */
export async function startCollector(): Promise<Collector> {
	const bodies: Sent[] = [];
	const server = createServer(async (request, response) => {
		if (request.url !== "/v1/traces") return void response.writeHead(404).end();
		bodies.push((await json(request)) as Sent);
		response.writeHead(200, { "content-type": "application/json" }).end("{}");
	}).listen(0, "localhost");
	await once(server, "listening");
	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		get spans() {
			return bodies.flatMap(spansOf);
		},
		text: () => JSON.stringify(bodies),
		async close() {
			server.closeAllConnections();
			await once(server.close(), "close");
		},
	};
}
