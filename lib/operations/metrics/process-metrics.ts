import { hear } from "./signals";

/** Buckets from a cached page to the longest call of a host, in seconds. */
export const SECONDS = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export type Prometheus = typeof import("prom-client");

/** Metrics of every process: memory, processor, event loop, and its requests. */
export function processMetrics({ Registry, Histogram, collectDefaultMetrics }: Prometheus) {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const requests = new Histogram({
		name: "astronaut_http_request_duration_seconds",
		help: "Requests that were answered, by route",
		labelNames: ["region", "route", "method", "status"],
		buckets: SECONDS,
		registers,
	});
	hear("request", ({ seconds, region = "", ...labels }) => requests.observe({ region, ...labels }, seconds));
	return { registry, registers };
}

/** Loads the library, which only processes with metrics need. */
export const loadPrometheus = async () => (await import("prom-client")).default as unknown as Prometheus;

/** Where every metric is registered. */
export type Registers = InstanceType<Prometheus["Registry"]>[];
