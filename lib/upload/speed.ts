const WINDOW_MS = 10_000;
const SETTLE_MS = 1_000;

/** Smooths speed over the last 10 s; `add` takes the bytes sent so far and gives bytes per second, 0 while unknown. */
export function createSpeedometer(now: () => number): { add(bytes: number): number } {
	let samples: { at: number; bytes: number }[] = [];
	return {
		add(bytes) {
			const at = now();
			samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, bytes }];
			const first = samples[0];
			if (!first || at - first.at < SETTLE_MS) return 0;
			return Math.max(0, Math.round(((bytes - first.bytes) * 1_000) / (at - first.at)));
		},
	};
}

/** Seconds until the rest of an upload has been sent at its present speed; undefined while that is unknown. */
export function secondsLeft(bytesLeft: number, speed: number): number | undefined {
	return speed > 0 && bytesLeft > 0 ? Math.ceil(bytesLeft / speed) : undefined;
}
