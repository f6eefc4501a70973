import { isSlow, type Pace } from "./transfer/speed";

/** The bandwidth that all uploads of a page share: only their sum shows whether it is too low. */
export interface Bandwidth {
	/** Records the speed of one upload; `undefined` while it pauses. */
	note(identifier: string, pace: Pace | undefined): void;
	/** Whether to pause uploads: their total speed is at or below 0.3 MB/s, and the user hasn't chosen to continue. */
	isTooSlow(pace: Pace): boolean;
	/** Whether the person wants uploads to go on although they are slow. */
	isAccepted(): boolean;
	/** Notes that the person wants uploads to go on, paused and future ones. */
	accept(): void;
	/** Runs `task` whenever that is noted; call the result to stop it. */
	onAccept(task: () => void): () => void;
}

/** The bandwidth monitor of one page. */
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
