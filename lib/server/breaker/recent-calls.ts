import "server-only";

/** How long a call counts, and the resolution of time, in milliseconds. */
const WINDOW_MS = 10_000;
const STEP_MS = 1_000;

interface Counts {
	all: number;
	failed: number;
}

/** The calls of the last ten seconds, however many there are. */
export interface RecentCalls {
	/** Counts a call, and returns the counts. */
	add(isFailed: boolean): Counts;
}

export function recentCalls(): RecentCalls {
	/** By the second; after the clock is set back, later entries are dropped. */
	let steps: (Counts & { at: number })[] = [];
	return {
		add(isFailed) {
			const at = Math.floor(Date.now() / STEP_MS) * STEP_MS;
			steps = steps.filter((step) => step.at <= at && step.at > at - WINDOW_MS);
			let last = steps.at(-1);
			if (last?.at !== at) {
				last = { at, all: 0, failed: 0 };
				steps.push(last);
			}
			last.all += 1;
			if (isFailed) last.failed += 1;
			return {
				all: steps.reduce((sum, { all }) => sum + all, 0),
				failed: steps.reduce((sum, { failed }) => sum + failed, 0),
			};
		},
	};
}
