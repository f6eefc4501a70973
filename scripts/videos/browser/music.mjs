/** Quiet music of our own: four chords that come again and again, and a plucked tone on every beat. */

/** C, A minor, F and G, hertz. */
const CHORDS = [
	[130.81, 164.81, 196],
	[110, 130.81, 164.81],
	[87.31, 130.81, 174.61],
	[98, 146.83, 196],
];
const CHORD_SECONDS = 3;
const BEAT_SECONDS = 0.375;
/** The tone of the chord for each beat; null is a rest. */
const PATTERN = [0, 1, 2, null, 1, 2, 0, 1];

/** The tones of `seconds` of music, which fades at the end. */
export function musicOf(seconds) {
	const tones = [];
	for (let nth = 0; nth * CHORD_SECONDS < seconds; nth += 1) {
		const at = nth * CHORD_SECONDS;
		const length = Math.min(CHORD_SECONDS + 0.6, seconds - at);
		for (const frequency of CHORDS[nth % CHORDS.length])
			tones.push({ at, length, frequency, volume: 0.045, type: "sine", attack: 0.2 });
	}
	for (let nth = 0; nth * BEAT_SECONDS < seconds - 1.5; nth += 1) {
		const at = nth * BEAT_SECONDS;
		const step = PATTERN[nth % PATTERN.length];
		if (step === null) continue;
		const frequency = CHORDS[Math.floor(at / CHORD_SECONDS) % CHORDS.length][step] * 4;
		tones.push({ at, length: Math.min(0.9, seconds - at), frequency, volume: 0.05, attack: 0.02 });
	}
	return tones;
}
