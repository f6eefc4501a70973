import { MEGABYTE } from "@/lib/contract/limits";

/** The window over which speed is smoothed, and the minimum time before it affects decisions. */
const WINDOW_MS = 10_000;
const SETTLE_MS = 1_000;

/** Speed at or below which an upload is paused: 0.3 MB/s, bytes per second. */
export const SLOW_SPEED = 0.3 * MEGABYTE;

/** Remaining time above which the user learns that an upload takes long: 5 minutes, in seconds. */
const LONG_SECONDS = 300;

/** The measured speed of an upload. */
export interface Pace {
	/** Bytes per second over the last 10 s; 0 while unknown. */
	speed: number;
	/** True once it was measured for those 10 s. */
	isSettled: boolean;
}

export const NO_PACE: Pace = { speed: 0, isSettled: false };

/** Measures the speed of one call after the other. */
export interface Speedometer {
	/** Takes the bytes sent so far. */
	add(bytes: number): Pace;
	/** Forgets what it saw: a call has ended, and waiting is not slowness. */
	reset(): void;
}

export function createSpeedometer(now: () => number): Speedometer {
	let samples: { at: number; bytes: number }[] = [];
	let since = 0;
	return {
		add(bytes) {
			const at = now();
			if (samples.length === 0) since = at;
			// The oldest stored sample is at the window's edge or just before it.
			while (samples[1] && at - samples[1].at >= WINDOW_MS) samples.shift();
			samples.push({ at, bytes });
			const [first] = samples;
			if (!first || at - first.at < SETTLE_MS) return NO_PACE;
			const speed = Math.max(0, Math.round(((bytes - first.bytes) * 1_000) / (at - first.at)));
			return { speed, isSettled: at - since >= WINDOW_MS };
		},
		reset() {
			samples = [];
		},
	};
}

/** Seconds until the rest of an upload has been sent at its present speed; undefined while that is unknown. */
export function secondsLeft(bytesLeft: number, speed: number): number | undefined {
	return speed > 0 && bytesLeft > 0 ? Math.ceil(bytesLeft / speed) : undefined;
}

/** Whether an upload is so slow that it is paused. */
export const isSlow = ({ speed, isSettled }: Pace): boolean => isSettled && speed <= SLOW_SPEED;

/** Whether the rest of an upload takes so long that the user should know. */
export const isLong = ({ speed, isSettled }: Pace, bytesLeft: number): boolean =>
	isSettled && (secondsLeft(bytesLeft, speed) ?? 0) > LONG_SECONDS;
