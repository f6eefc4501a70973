/** Quieter than this is a room in which nobody speaks. */
const LOUD = 0.01;

/** How often a voice must have been heard until it is no knock against the table. */
const ENOUGH = 3;

/** What a voice close to the microphone reaches, as a full bar. */
const FULL = 0.25;

/** How long is listened until silence is a problem, milliseconds. */
export const LISTEN_MS = 8_000;

/** The loudness of samples between -1 and 1. */
export function loudnessOf(samples: Float32Array): number {
	let sum = 0;
	for (const sample of samples) sum += sample * sample;
	return Math.sqrt(sum / Math.max(samples.length, 1));
}

/** A loudness as a bar shows it, from 0 to 1: ears hear its root rather than itself. */
export const levelOf = (loudness: number): number => Math.min(1, Math.sqrt(loudness / FULL));

/** Counts what is loud; the function it gives tells whether a voice has been heard so far. */
export function hearing(): (loudness: number) => boolean {
	let times = 0;
	return (loudness) => {
		if (loudness > LOUD) times += 1;
		return times >= ENOUGH;
	};
}
