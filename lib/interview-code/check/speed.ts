/** The address for upload speed samples. */
export const SAMPLE_PATH = "/api/upload-speed";

/** Size of the sample, in bytes. */
export const SAMPLE_BYTES = 512 * 1_024;

/** Time limit of the measurement, in milliseconds; a slower connection counts as too slow. */
export const SAMPLE_LIMIT_MS = 15_000;

/** A minute of video at the default bit rate of browsers, about 1 Mbit/s. */
const MINUTE_OF_VIDEO = 7_500_000;

/** Above this, an answer uploads faster than it was recorded; below, the site treats uploads as slow everywhere. */
const FAST_BYTES_PER_S = 300_000;

/** Below this, a minute of video takes more than two minutes to upload, and connections often break first. */
const SLOW_BYTES_PER_S = 60_000;

/** A connection's upload speed: `seconds` is the time for a minute of video on a slow one. */
export type Speed = { kind: "fast" } | { kind: "slow"; seconds: number } | { kind: "too-slow" };

/** The speed of a connection whose sample took `ms`. */
export function speedOf(bytes: number, ms: number): Speed {
	const rate = (bytes * 1_000) / Math.max(ms, 1);
	if (rate > FAST_BYTES_PER_S) return { kind: "fast" };
	if (rate < SLOW_BYTES_PER_S) return { kind: "too-slow" };
	return { kind: "slow", seconds: Math.ceil(MINUTE_OF_VIDEO / rate / 5) * 5 };
}

/** The result of the measurement: a speed, no connection, or unknown. */
export type Measured = Speed | { kind: "offline" } | { kind: "unknown" };
