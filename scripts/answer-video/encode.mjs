/** Runs in the browser: draws and encodes the answer with its own free encoders, VP9 and Opus, faster than it plays. */
import { drawScene, HEIGHT, WIDTH } from "./scene.mjs";
import { renderSound, SAMPLE_RATE } from "./sound.mjs";
import { syllablesOf } from "./speech.mjs";

const FRAMES_A_SECOND = 12;
/** Each of them is a place that players can jump to. */
const KEY_FRAME_SECONDS = 3;
const VIDEO_BITS_A_SECOND = 10_000;
const AUDIO_BITS_A_SECOND = 8_000;

const failed = (error) => {
	throw error;
};

/** A chunk of either track as it goes through to the script: its bytes in base64, its time in milliseconds. */
function toBlock(chunk) {
	const bytes = new Uint8Array(chunk.byteLength);
	chunk.copyTo(bytes);
	const base64 = btoa(String.fromCharCode(...bytes));
	return { ms: chunk.timestamp / 1_000, isKey: chunk.type === "key", base64 };
}

async function encodeVideo(seconds, speech) {
	const blocks = [];
	const encoder = new VideoEncoder({ output: (chunk) => blocks.push(toBlock(chunk)), error: failed });
	encoder.configure({
		codec: "vp09.00.10.08",
		width: WIDTH,
		height: HEIGHT,
		framerate: FRAMES_A_SECOND,
		bitrate: VIDEO_BITS_A_SECOND,
	});
	const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
	const context = canvas.getContext("2d");
	for (let index = 0; index < seconds * FRAMES_A_SECOND; index += 1) {
		drawScene(context, index / FRAMES_A_SECOND, speech);
		const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / FRAMES_A_SECOND });
		encoder.encode(frame, { keyFrame: index % (KEY_FRAME_SECONDS * FRAMES_A_SECOND) === 0 });
		frame.close();
	}
	await encoder.flush();
	return blocks;
}

async function encodeAudio(seconds, syllables) {
	const blocks = [];
	const encoder = new AudioEncoder({ output: (chunk) => blocks.push(toBlock(chunk)), error: failed });
	encoder.configure({
		codec: "opus",
		sampleRate: SAMPLE_RATE,
		numberOfChannels: 1,
		bitrate: AUDIO_BITS_A_SECOND,
		opus: { frameDuration: 60_000 },
	});
	const samples = await renderSound(seconds, syllables);
	encoder.encode(
		new AudioData({
			format: "f32",
			sampleRate: SAMPLE_RATE,
			numberOfFrames: samples.length,
			numberOfChannels: 1,
			timestamp: 0,
			data: samples,
		}),
	);
	await encoder.flush();
	return blocks;
}

/** Both tracks of an answer that is spoken in `cues`. */
export async function encodeAnswer({ seconds, cues }) {
	const syllables = syllablesOf(cues);
	const [video, audio] = await Promise.all([
		encodeVideo(seconds, { cues, syllables }),
		encodeAudio(seconds, syllables),
	]);
	return { width: WIDTH, height: HEIGHT, sampleRate: SAMPLE_RATE, video, audio };
}
