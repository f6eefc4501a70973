/** Where a sample is sent to measure how fast this connection uploads. */
export const SAMPLE_PATH = "/api/upload-speed";

/** How much is sent to measure it, bytes. */
export const SAMPLE_BYTES = 512 * 1_024;

/** How long that may take, milliseconds; who hasn't sent it by then is too slow. */
export const SAMPLE_LIMIT_MS = 15_000;

/** A minute of video as browsers record it by default, about 1 Mbit/s. */
const MINUTE_OF_VIDEO = 7_500_000;

/** Above this an answer is sent in less time than it took to give; below, uploads count as slow everywhere on the site. */
const FAST_BYTES_PER_S = 300_000;

/** Below this a minute of video takes more than two to send, and connections tend to break off first. */
const SLOW_BYTES_PER_S = 60_000;

/** How fast a connection uploads: `seconds` is what a minute of video takes on a slow one. */
export type Speed = { kind: "fast" } | { kind: "slow"; seconds: number } | { kind: "too-slow" };

/** What a sample that took `ms` says of a connection. */
export function speedOf(bytes: number, ms: number): Speed {
	const rate = (bytes * 1_000) / Math.max(ms, 1);
	if (rate > FAST_BYTES_PER_S) return { kind: "fast" };
	if (rate < SLOW_BYTES_PER_S) return { kind: "too-slow" };
	return { kind: "slow", seconds: Math.ceil(MINUTE_OF_VIDEO / rate / 5) * 5 };
}

/** What came of measuring: a speed, no connection at all, or nothing that could be measured. */
export type Measured = Speed | { kind: "offline" } | { kind: "unknown" };
