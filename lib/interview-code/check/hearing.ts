/** Quieter samples count as silence. */
const LOUD = 0.01;

/** How many loud samples make a voice, as opposed to a knock on the table. */
const ENOUGH = 3;

/** The loudness of a voice close to the microphone, which fills the bar. */
const FULL = 0.25;

/** How long silence may last before it is a problem, in milliseconds. */
export const LISTEN_MS = 8_000;

/** The loudness of samples between -1 and 1. */
export function loudnessOf(samples: Float32Array): number {
	let sum = 0;
	for (const sample of samples) sum += sample * sample;
	return Math.sqrt(sum / Math.max(samples.length, 1));
}

/** A loudness as the bar shows it, from 0 to 1: the square root matches human hearing better. */
export const levelOf = (loudness: number): number => Math.min(1, Math.sqrt(loudness / FULL));

/** Counts loud samples; the returned function reports whether it has heard a voice so far. */
export function hearing(): (loudness: number) => boolean {
	let times = 0;
	return (loudness) => {
		if (loudness > LOUD) times += 1;
		return times >= ENOUGH;
	};
}
