/** The demo answer: a candidate at her desk; at rest she looks as on the poster (backend/seed/media/answer.ts). */
import { ellipse, fill } from "../parts/draw.mjs";
import { opening, speaking, syllablesOf } from "../speech.mjs";

export const FORMAT = { width: 480, height: 270, framesASecond: 12, videoBits: 10_000, audioBits: 8_000 };

const HAIR = "#2a2440";
const SKIN = "#d9a47a";
/** Below the picture. */
const HANDS_DOWN = 292;
const BLINKS = [1.4, 3.15, 4.7, 6.05, 7.9];
const BLINK_SECONDS = 0.14;

const WALL = [
	["#dfe9ea", "M0 0h480v270H0z"],
	["#c4d6d6", "M30 30h110v130H30z"],
	["#f6d98b", "M38 38h94v114H38z"],
	["#9fbfa5", "M38 152l42-52 52 52z"],
	["#b98a5a", "M360 150h100v8H360z"],
	["#2f6f73", "M370 108h14v42h-14z"],
	["#a3482f", "M390 116h14v34h-14z"],
	["#d8a13a", "M410 108h14v42h-14z"],
	["#44556b", "M430 116h14v34h-14z"],
];

const CHORD = [130.81, 196, 261.63];
/** A pentatonic scale, in which any two tones harmonise, in hertz. */
const VOICE = [329.63, 392, 440, 392, 329.63, 293.66, 329.63, 261.63];

/** Her speech: a soft tone for each syllable over a quiet chord, so that muted and unmuted playback differ. */
export function prepare({ seconds, cues }) {
	const syllables = syllablesOf(cues);
	const chord = CHORD.map((frequency) => ({ at: 0, length: seconds, frequency, volume: 0.04 }));
	const voice = syllables.map(({ at, length, open }, nth) => ({
		at,
		length: length + 0.08,
		frequency: VOICE[nth % VOICE.length],
		volume: 0.22 * open,
	}));
	return { cues, syllables, tones: [...chord, ...voice] };
}

function drawMouth(context, open) {
	if (open > 0.08) return ellipse(context, "#8e3b3b", [240, 155, 12 - 2 * open, 2 + 9 * open]);
	context.strokeStyle = "#8e3b3b";
	context.lineWidth = 4;
	context.lineCap = "round";
	context.stroke(new Path2D("M227 152q13 10 26 0"));
}

function drawHead(context, seconds, open) {
	const isBlinking = BLINKS.some((at) => seconds >= at && seconds < at + BLINK_SECONDS);
	ellipse(context, HAIR, [240, 118, 66, 72]);
	ellipse(context, SKIN, [240, 126, 50, 58]);
	fill(context, HAIR, "M188 88a52 30 0 0 1 104 0q-52 12-104 0z");
	ellipse(context, HAIR, [221, 120, 4.5, isBlinking ? 1 : 6]);
	ellipse(context, HAIR, [259, 120, 4.5, isBlinking ? 1 : 6]);
	drawMouth(context, open);
}

/** The scene at a moment. */
export function draw(context, seconds, { cues, syllables }) {
	for (const [color, path] of WALL) fill(context, color, path);
	const open = opening(syllables, seconds);
	const sway = Math.sin(seconds * 0.9) * 4;
	const gesture = Math.sin(seconds * 3.1) * speaking(cues, seconds);
	fill(context, "#0b6e69", "M140 270q10-74 100-80 90 6 100 80z");
	fill(context, "#c98f65", "M224 166h32v34h-32z");
	context.save();
	context.translate(sway, -1.5 * open);
	drawHead(context, seconds, open);
	context.restore();
	ellipse(context, SKIN, [150, HANDS_DOWN - 42 * Math.max(0, gesture), 15, 19]);
	ellipse(context, SKIN, [330, HANDS_DOWN - 58 * Math.max(0, -gesture), 15, 19]);
}
