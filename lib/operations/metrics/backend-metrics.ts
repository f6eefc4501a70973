import { cachedFor } from "../health/check";
import { loadPrometheus, processMetrics, SECONDS } from "./process-metrics";
import { type MetricsAddress, serveMetrics } from "./serve";
import { hear } from "./signals";

/** The queue of a region: the number of due tasks, and for how long the oldest of them has been due. */
export interface QueueState {
	due: number;
	oldestSeconds: number;
}

/** Asks each region for the state of its queue; undefined if it doesn't answer. */
export type QueueStates = () => Promise<Record<string, QueueState | undefined>>;

const QUEUE_METRICS = [
	{ name: "astronaut_queue_due", help: "Tasks that are due", value: ({ due }: QueueState) => due },
	{
		name: "astronaut_queue_oldest_seconds",
		help: "How long the task that has been due for longest has been due",
		value: ({ oldestSeconds }: QueueState) => oldestSeconds,
	},
];

/** Longer than a scrape takes, so that both metrics share one query; in milliseconds. */
const SCRAPE_MS = 500;

/** Observes the backend's process and serves its metrics. Returns the port. */
export async function serveBackendMetrics(address: MetricsAddress, queueStates: QueueStates): Promise<number> {
	const prometheus = await loadPrometheus();
	const { Counter, Gauge, Histogram } = prometheus;
	const { registry, registers } = processMetrics(prometheus);
	const tasks = new Counter({
		name: "astronaut_tasks_total",
		help: "Attempts at tasks of the queue; the kind mail is a mail",
		labelNames: ["region", "kind", "outcome"],
		registers,
	});
	const mails = new Counter({
		name: "astronaut_mails_total",
		help: "Mails that the mail server took, or not",
		labelNames: ["region", "outcome"],
		registers,
	});
	const cvs = new Histogram({
		name: "astronaut_cv_reading_duration_seconds",
		help: "Readings of CVs, with the wait for their turn",
		labelNames: ["region", "outcome"],
		buckets: SECONDS,
		registers,
	});
	const states = cachedFor(SCRAPE_MS, queueStates);
	for (const { name, help, value } of QUEUE_METRICS)
		new Gauge({
			name,
			help,
			labelNames: ["region"],
			registers,
			async collect() {
				const current = Object.entries(await states());
				this.reset();
				for (const [region, state] of current) if (state) this.set({ region }, value(state));
			},
		});
	hear("task", ({ region, kind, isDone }) => {
		const outcome = isDone ? "done" : "failed";
		tasks.inc({ region, kind, outcome });
		if (kind === "mail") mails.inc({ region, outcome });
	});
	hear("cv", ({ region, isRead, seconds }) => cvs.observe({ region, outcome: isRead ? "read" : "unread" }, seconds));
	return serveMetrics(registry, address, "BACKEND_METRICS_PORT and METRICS_HOST");
}
