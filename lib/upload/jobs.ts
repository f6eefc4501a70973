import { canRetry } from "./codes";
import { type Job, readyAgain } from "./job";
import { QUIET } from "./row-changes";
import { runJob, type Workplace } from "./run-job";

/** The running uploads of a slot. */
export interface Jobs {
	/** Sends a file; resolves when that has ended, for now or for good. Never rejects. */
	start(job: Job): Promise<void>;
	/** Stops an upload; what was kept of it is forgotten, and `retry` keeps it anew. */
	cancel(identifier: string): void;
	retry(identifier: string): void;
	/** Goes on with all paused uploads of the page, and pauses none for slowness again: that is one decision. */
	proceed(): void;
	/** Takes a file out of the slot, wherever its upload is. */
	remove(identifier: string): void;
	/** Ends all calls and leaves the rest as it is: the page goes. */
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
		// What was being taken up when the page went is left to the next one.
		if (isStopped) return;
		// Not before: an engine is made with every rendering on the server, and the monitor would hold on to each.
		stopListening ??= ports.bandwidth.onAccept(goOnWithPaused);
		jobs.set(identifier, job);
		await runJob(job, place);
		const row = rows.get(identifier);
		// A file that is held on to keeps its copy on the disk.
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
