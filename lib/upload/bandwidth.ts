import { isSlow, type Pace } from "./transfer/speed";

/** The line that all uploads of a page share: whether it is slow shows in their sum only. */
export interface Bandwidth {
	/** Notes how fast one upload is; `undefined` when it stands still. */
	note(identifier: string, pace: Pace | undefined): void;
	/** Whether uploads are to be paused: all together are at or below 0.3 MB/s, and the person has not said to go on. */
	isTooSlow(pace: Pace): boolean;
	/** Whether the person wants uploads to go on although the line is slow. */
	isAccepted(): boolean;
	/** The person wants uploads to go on over this line, those that are paused and those to come. */
	accept(): void;
	/** Runs `task` whenever that is said; the answer stops it. */
	onAccept(task: () => void): () => void;
}

/** The line of one page. */
export function createBandwidth(): Bandwidth {
	const speeds = new Map<string, number>();
	const listeners = new Set<() => void>();
	let isAccepted = false;
	return {
		note(identifier, pace) {
			if (pace) speeds.set(identifier, pace.speed);
			else speeds.delete(identifier);
		},
		isTooSlow({ isSettled }) {
			const speed = [...speeds.values()].reduce((sum, one) => sum + one, 0);
			return !isAccepted && isSlow({ speed, isSettled });
		},
		isAccepted: () => isAccepted,
		accept() {
			isAccepted = true;
			for (const task of [...listeners]) task();
		},
		onAccept(task) {
			listeners.add(task);
			return () => listeners.delete(task);
		},
	};
}
