/** When the candidate's mouth opens: syllables while a caption is shown, the same ones each time. */

const SWELL_SECONDS = 0.5;
const STEPS = [0.19, 0.16, 0.24, 0.17, 0.31, 0.18, 0.22, 0.15];
const OPENINGS = [0.7, 1, 0.5, 0.85, 0.4, 0.95, 0.6];

/** The syllables of the texts in `cues`: their start and length in seconds, and the opening of the mouth, 0 to 1. */
export function syllablesOf(cues) {
	const syllables = [];
	for (const { from, to } of cues) {
		for (let at = from; at < to - 0.1; ) {
			const nth = syllables.length;
			const step = STEPS[nth % STEPS.length];
			syllables.push({ at, length: Math.min(step * 0.9, to - at), open: OPENINGS[nth % OPENINGS.length] });
			at += step;
		}
	}
	return syllables;
}

/** The loudness of her speech at a moment, 0 to 1; it swells and fades at the ends of sentences. */
export function speaking(cues, seconds) {
	const shares = cues.map(({ from, to }) =>
		Math.min(1, (seconds - from) / SWELL_SECONDS, (to - seconds) / SWELL_SECONDS),
	);
	return Math.max(0, ...shares);
}

/** The opening of the mouth at a moment. */
export function opening(syllables, seconds) {
	const now = syllables.find(({ at, length }) => seconds >= at && seconds < at + length);
	return now ? now.open * Math.sin((Math.PI * (seconds - now.at)) / now.length) : 0;
}
