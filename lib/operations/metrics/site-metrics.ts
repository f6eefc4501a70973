import { loadPrometheus, type Prometheus, processMetrics, type Registers, SECONDS } from "./process-metrics";
import { type MetricsAddress, serveMetrics } from "./serve";
import { hear } from "./signals";

const SETTING = "METRICS_PORT and METRICS_HOST";

function observePages({ Counter, Histogram }: Prometheus, registers: Registers): void {
	const served = new Counter({
		name: "astronaut_page_cache_total",
		help: "Pages, by how the cache served them: hit, stale, miss, or bypass",
		labelNames: ["state"],
		registers,
	});
	const renders = new Histogram({
		name: "astronaut_page_render_duration_seconds",
		help: "Renderings of pages",
		labelNames: ["outcome"],
		buckets: SECONDS,
		registers,
	});
	const limited = new Counter({
		name: "astronaut_limited_total",
		help: "Requests that were one too many of their client, by limit",
		labelNames: ["kind"],
		registers,
	});
	const violations = new Counter({
		name: "astronaut_policy_violations_total",
		help: "What browsers reported that a page's policy has refused, by directive",
		labelNames: ["directive"],
		registers,
	});
	hear("violation", (labels) => violations.inc(labels));
	hear("cache", (labels) => served.inc(labels));
	hear("render", ({ isFine, seconds }) => renders.observe({ outcome: isFine ? "fine" : "failed" }, seconds));
	hear("limited", (labels) => limited.inc(labels));
}

function observeHosts({ Gauge, Histogram }: Prometheus, registers: Registers): void {
	const calls = new Histogram({
		name: "astronaut_host_call_duration_seconds",
		help: "Calls of hosts, by the status of the answer or the code of the failure",
		labelNames: ["host", "outcome"],
		buckets: SECONDS,
		registers,
	});
	const breakers = new Gauge({
		name: "astronaut_breaker_open",
		help: "1 while a call of a host fails at once because it has failed before",
		labelNames: ["host", "call"],
		registers,
		aggregator: "max",
	});
	hear("hostCall", ({ seconds, ...labels }) => calls.observe(labels, seconds));
	hear("breaker", ({ isOpen, ...labels }) => breakers.set(labels, isOpen ? 1 : 0));
}

function observeUploads({ Counter, Gauge }: Prometheus, registers: Registers): void {
	const running = new Gauge({ name: "astronaut_uploads_in_flight", help: "Uploads that are coming in", registers });
	const bytes = new Counter({ name: "astronaut_upload_bytes_total", help: "Bytes of uploads", registers });
	hear("upload", (upload) => {
		running.inc(upload.isEnd ? -1 : 1);
		bytes.inc(upload.bytes);
	});
}

/** Observes a process of the site; `redisIsUp` is undefined without Redis. */
function observeSite(prometheus: Prometheus, redisIsUp?: () => boolean) {
	const { registry, registers } = processMetrics(prometheus);
	observePages(prometheus, registers);
	observeHosts(prometheus, registers);
	observeUploads(prometheus, registers);
	if (redisIsUp) {
		new prometheus.Gauge({
			name: "astronaut_redis_up",
			help: "1 while Redis answers",
			registers,
			aggregator: "min",
			collect() {
				this.set(redisIsUp() ? 1 : 0);
			},
		});
	}
	return registry;
}

/** Observes the site's only process and shows its metrics; `redisIsUp` is undefined without Redis. Gives the port. */
export async function serveSiteMetrics(address: MetricsAddress, redisIsUp?: () => boolean): Promise<number> {
	return serveMetrics(observeSite(await loadPrometheus(), redisIsUp), address, SETTING);
}

/** Observes a worker, whose parent shows the metrics of all together. */
export async function observeWorker(redisIsUp?: () => boolean): Promise<void> {
	const prometheus = await loadPrometheus();
	prometheus.AggregatorRegistry.setRegistries([observeSite(prometheus, redisIsUp)]);
	// It answers the parent's questions from now on.
	new prometheus.AggregatorRegistry();
}

/** Shows the metrics of all workers together, in their parent. Gives the port. */
export async function serveWorkersMetrics(address: MetricsAddress): Promise<number> {
	const { AggregatorRegistry } = await loadPrometheus();
	const all = new AggregatorRegistry();
	return serveMetrics({ contentType: all.contentType, metrics: () => all.clusterMetrics() }, address, SETTING);
}
