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
	/**
	 * Goes on with a paused upload, which isn't paused for slowness again, and with all others of the page: to go on
	 * over a slow line is one decision.
	 */
	proceed(identifier: string): void;
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

	async function start(job: Job) {
		const { identifier } = job;
		// What was being taken up when the page went is left to the next one.
		if (isStopped) return;
		jobs.set(identifier, job);
		await runJob(job, place);
		const row = rows.get(identifier);
		// A file that is held on to keeps its copy on the disk.
		if (row?.status === "finish" || row?.status === "unsupported") jobs.delete(identifier);
	}

	/** Goes on with a stopped upload from where the host has it. */
	function goOn(identifier: string, news: Partial<Job>) {
		const job = jobs.get(identifier);
		if (!job || !rows.move(identifier, "loading", { errorMessage: undefined, speed: 0 })) return;
		readyAgain(job);
		void start(Object.assign(job, news));
	}

	const stopListening = ports.line.onAccept(() => {
		const paused = rows.all().filter(({ status }) => status === "paused");
		for (const { identifier } of paused) goOn(identifier, { isContinued: true });
	});

	return {
		start,
		cancel(identifier) {
			if (!rows.move(identifier, "failed", { ...QUIET, kept: false, errorMessage: "UPLOAD_CANCELLED" })) return;
			jobs.get(identifier)?.abort.abort();
			void ports.storage.forget(identifier);
		},
		retry(identifier) {
			if (canRetry(rows.get(identifier)?.errorMessage)) goOn(identifier, { isKept: false });
		},
		proceed(identifier) {
			goOn(identifier, { isContinued: true });
			ports.line.accept();
		},
		remove(identifier) {
			jobs.get(identifier)?.abort.abort();
			jobs.delete(identifier);
			rows.removeWhere((row) => row.identifier === identifier);
			void ports.storage.forget(identifier);
		},
		stop() {
			isStopped = true;
			stopListening();
			for (const job of jobs.values()) job.abort.abort();
		},
	};
}
