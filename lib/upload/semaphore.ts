import type { Semaphore } from "./ports";

/** A semaphore for `limit` simultaneous calls, first come, first served. */
export function createSemaphore(limit: number): Semaphore {
	const queue: (() => void)[] = [];
	let inside = 0;

	function leave() {
		inside -= 1;
		queue.shift()?.();
	}

	return {
		isFull: () => inside >= limit,
		enter(signal) {
			return new Promise((resolve) => {
				const pass = () => {
					signal.removeEventListener("abort", giveUp);
					inside += 1;
					resolve(leave);
				};
				const giveUp = () => {
					queue.splice(queue.indexOf(pass), 1);
					resolve(() => {});
				};
				if (signal.aborted || inside < limit) return signal.aborted ? resolve(() => {}) : pass();
				signal.addEventListener("abort", giveUp, { once: true });
				queue.push(pass);
			});
		},
	};
}
