/** Renders a film's sound, which is a list of tones. */

const SAMPLE_RATE = 48_000;

/** One tone that swells to `volume` and fades; `attack` is the share of its length during which it swells. */
function addTone(context, { at, length, frequency, volume, type = "triangle", attack = 0.25 }) {
	const oscillator = new OscillatorNode(context, { type, frequency });
	const gain = new GainNode(context, { gain: 0 });
	gain.gain.setValueAtTime(0, at);
	gain.gain.linearRampToValueAtTime(volume, at + length * attack);
	gain.gain.linearRampToValueAtTime(0, at + length);
	oscillator.connect(gain).connect(context.destination);
	oscillator.start(at);
	oscillator.stop(at + length);
}

/** The whole sound as an `AudioBuffer` of one channel. */
export async function renderSound(seconds, tones) {
	const context = new OfflineAudioContext(1, seconds * SAMPLE_RATE, SAMPLE_RATE);
	for (const tone of tones) addTone(context, tone);
	return context.startRendering();
}
