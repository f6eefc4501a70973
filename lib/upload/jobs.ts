import { canRetry } from "./codes";
import { type Job, readyAgain } from "./job";
import { QUIET } from "./row-changes";
import { runJob, type Workplace } from "./run-job";

/** The running uploads of a slot. */
export interface Jobs {
	/** Sends a file; resolves when that has ended, for now or for good. Never rejects. */
	start(job: Job): Promise<void>;
	/** Stops an upload and deletes its stored data; `retry` stores it again. */
	cancel(identifier: string): void;
	retry(identifier: string): void;
	/** Continues all paused uploads of the page, and doesn't pause any for slowness again: that is one decision. */
	proceed(): void;
	/** Removes a file from the slot, whatever the state of its upload. */
	remove(identifier: string): void;
	/** Aborts all calls and leaves everything else as it is, because the page closes. */
	stop(): void;
}

/** Runs one job for each file that is on its way. */
export function createJobs(place: Workplace): Jobs {
	const { rows, ports } = place;
	const jobs = new Map<string, Job>();
	let isStopped = false;
	let stopListening: (() => void) | undefined;

	async function start(job: Job) {
		const { identifier } = job;
		// Resumptions that the page's end interrupted are left to the next page.
		if (isStopped) return;
		// Not before: an engine is made with every rendering on the server, and the monitor would hold on to each.
		stopListening ??= ports.bandwidth.onAccept(goOnWithPaused);
		jobs.set(identifier, job);
		await runJob(job, place);
		const row = rows.get(identifier);
		// A reference to a file keeps its copy on the disk.
		if (row?.status === "finish" || row?.status === "unsupported") jobs.delete(identifier);
	}

	/** Goes on with a stopped upload from where the host has it. */
	function goOn(identifier: string) {
		const job = jobs.get(identifier);
		if (!job || !rows.move(identifier, "loading", { errorMessage: undefined, hostMessage: undefined, speed: 0 }))
			return;
		// Its last chunk before the pause is still on its way.
		if (job.isHalted) {
			job.isHalted = false;
			return;
		}
		readyAgain(job);
		void start(job);
	}

	function goOnWithPaused() {
		const paused = rows.all().filter(({ status }) => status === "paused");
		for (const { identifier } of paused) goOn(identifier);
	}

	return {
		start,
		cancel(identifier) {
			if (!rows.move(identifier, "failed", { ...QUIET, isPersisted: false, errorMessage: "UPLOAD_CANCELLED" })) return;
			const job = jobs.get(identifier);
			job?.abort.abort();
			if (job) Object.assign(job, { isPersisted: false, isHalted: false });
			void ports.storage.forget(identifier);
		},
		retry(identifier) {
			if (canRetry(rows.get(identifier)?.errorMessage)) goOn(identifier);
		},
		proceed: ports.bandwidth.accept,
		remove(identifier) {
			jobs.get(identifier)?.abort.abort();
			jobs.delete(identifier);
			rows.removeWhere((row) => row.identifier === identifier);
			void ports.storage.forget(identifier);
		},
		stop() {
			isStopped = true;
			stopListening?.();
			for (const job of jobs.values()) job.abort.abort();
		},
	};
}
