import type { Logger } from "../process/log";
import type { Store } from "../store/open";
import { claimTask, finishTask, postponeTask } from "../store/queries/tasks";
import type { TaskRow } from "../store/schema";
import type { TaskHandlers, TaskKind } from "./kinds";

/** Runs the tasks of a region. */
export interface TaskRunner {
	/** Begins to run tasks; until then they wait. */
	start(handlers: Partial<TaskHandlers>): void;
	/** Looks for tasks now; call it after the commit that added one. */
	poke(): void;
	/** Ends it; a task that is running is finished first. */
	close(): Promise<void>;
}

/** Maximum number of attempts, over a little more than a day. */
export const MAX_ATTEMPTS = 14;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** How often the runner polls for tasks whose delay is over, and for tasks of a process that died. */
const LOOK_EVERY_MS = 10_000;

interface Options {
	store: Store;
	log: Logger;
	now: () => Date;
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

const pauseMs = (attempts: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));

/** A server's error code; its message may name people. */
function reasonOf(error: unknown) {
	const { name, code, responseCode } = error as { name?: unknown; code?: unknown; responseCode?: unknown };
	return { name, code, responseCode };
}

async function runTask(
	task: TaskRow,
	{ run }: { run: (payload: never) => Promise<void> },
	{ store, log, now }: Options,
) {
	const about = { task: task.id, attempts: task.attempts };
	try {
		await run(JSON.parse(task.payload) as never);
	} catch (error) {
		await postponeTask(store, task, later(now(), pauseMs(task.attempts)));
		const why = { ...about, ...reasonOf(error) };
		if (task.attempts < MAX_ATTEMPTS) log.warn(why, "a task failed; it is tried again");
		else log.error(why, "a task failed; it is not tried again");
		return;
	}
	await finishTask(store, task.id, now().toISOString());
	log.info(about, "task done");
}

/**
 * Opens a region's task runner. It leases one due task after the other, retries failed ones with growing delays, and
 * runs each at least once: a task that was running when the process died runs again.
 */
export function openTaskRunner(options: Options): TaskRunner {
	const { store, log, now } = options;
	let handlers: Partial<TaskHandlers> | undefined;
	let running: Promise<void> | undefined;
	let isPoked = false;
	let isClosed = false;
	let timer: NodeJS.Timeout | undefined;

	async function runDue(kind: TaskKind, handler: TaskHandlers[TaskKind]) {
		while (!isClosed) {
			const at = now();
			const claim = { kind, at: at.toISOString(), until: later(at, handler.leaseMs), maxAttempts: MAX_ATTEMPTS };
			const task = await claimTask(store, claim);
			if (!task) return;
			await runTask(task, handler, options);
		}
	}

	async function runAll(known: Partial<TaskHandlers>) {
		for (const [kind, handler] of Object.entries(known)) await runDue(kind as TaskKind, handler);
	}

	function poke() {
		isPoked = true;
		if (running || isClosed || !handlers) return;
		isPoked = false;
		running = runAll(handlers)
			.catch((error) => log.warn({ reason: String(error) }, "looking for tasks failed"))
			.finally(() => {
				running = undefined;
				if (isPoked) poke();
			});
	}

	return {
		start(known) {
			handlers = known;
			timer = setInterval(poke, LOOK_EVERY_MS);
			timer.unref();
			poke();
		},
		poke,
		async close() {
			isClosed = true;
			clearInterval(timer);
			await running;
		},
	};
}
