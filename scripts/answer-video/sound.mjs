/** The sound of the answer: a soft tone for each syllable over a quiet chord, so that muted and unmuted differ. */

export const SAMPLE_RATE = 48_000;

const CHORD = [130.81, 196, 261.63];
/** A pentatonic scale, in which any two tones go together, hertz. */
const VOICE = [329.63, 392, 440, 392, 329.63, 293.66, 329.63, 261.63];

/** One tone that swells to `volume` and fades. */
function tone(context, { at, length, frequency, volume }) {
	const oscillator = new OscillatorNode(context, { type: "triangle", frequency });
	const gain = new GainNode(context, { gain: 0 });
	gain.gain.setValueAtTime(0, at);
	gain.gain.linearRampToValueAtTime(volume, at + length * 0.25);
	gain.gain.linearRampToValueAtTime(0, at + length);
	oscillator.connect(gain).connect(context.destination);
	oscillator.start(at);
	oscillator.stop(at + length);
}

/** The whole sound, one channel: samples from -1 to 1. */
export async function renderSound(seconds, syllables) {
	const context = new OfflineAudioContext(1, seconds * SAMPLE_RATE, SAMPLE_RATE);
	for (const frequency of CHORD) tone(context, { at: 0, length: seconds, frequency, volume: 0.04 });
	for (const [nth, { at, length, open }] of syllables.entries()) {
		tone(context, { at, length: length + 0.08, frequency: VOICE[nth % VOICE.length], volume: 0.22 * open });
	}
	return (await context.startRendering()).getChannelData(0);
}
