/** Runs in the browser: draws and encodes films with its own free encoders, VP9 and Opus. */
import { renderSound, SAMPLE_RATE } from "./sound.mjs";

/** Each of them is a place that players can jump to. */
const KEY_FRAME_SECONDS = 3;
/** Frames that wait for the encoder; more would only take memory. */
const LONGEST_QUEUE = 12;
const POSTER_QUALITY = 0.86;

const failed = (error) => {
	throw error;
};

function toBase64(bytes) {
	const texts = [];
	for (let start = 0; start < bytes.length; start += 8_192)
		texts.push(String.fromCharCode(...bytes.subarray(start, start + 8_192)));
	return btoa(texts.join(""));
}

/** A chunk of either track as it goes through to the script: its bytes in base64, its time in milliseconds. */
function toBlock(chunk) {
	const bytes = new Uint8Array(chunk.byteLength);
	chunk.copyTo(bytes);
	return { ms: chunk.timestamp / 1_000, isKey: chunk.type === "key", base64: toBase64(bytes) };
}

const drained = (encoder) =>
	new Promise((resolve) => encoder.addEventListener("dequeue", () => resolve(), { once: true }));

async function encodeVideo({ film, scene, seconds }) {
	const { width, height, framesASecond, videoBits } = film.FORMAT;
	const blocks = [];
	const encoder = new VideoEncoder({ output: (chunk) => blocks.push(toBlock(chunk)), error: failed });
	encoder.configure({ codec: "vp09.00.30.08", width, height, framerate: framesASecond, bitrate: videoBits });
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext("2d");
	for (let index = 0; index < seconds * framesASecond; index += 1) {
		film.draw(context, index / framesASecond, scene);
		const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / framesASecond });
		encoder.encode(frame, { keyFrame: index % (KEY_FRAME_SECONDS * framesASecond) === 0 });
		frame.close();
		if (encoder.encodeQueueSize > LONGEST_QUEUE) await drained(encoder);
	}
	await encoder.flush();
	return blocks;
}

async function encodeAudio({ film, scene, seconds }) {
	const blocks = [];
	const encoder = new AudioEncoder({ output: (chunk) => blocks.push(toBlock(chunk)), error: failed });
	const bitrate = film.FORMAT.audioBits;
	const opus = { frameDuration: 60_000 };
	encoder.configure({ codec: "opus", sampleRate: SAMPLE_RATE, numberOfChannels: 1, bitrate, opus });
	const data = await renderSound(seconds, scene.tones);
	const numberOfFrames = data.length;
	encoder.encode(
		new AudioData({ format: "f32", sampleRate: SAMPLE_RATE, numberOfFrames, numberOfChannels: 1, timestamp: 0, data }),
	);
	await encoder.flush();
	return blocks;
}

/** One picture of the film as a JPEG, in base64. */
async function drawPoster({ film, scene }, posterAt) {
	const canvas = new OffscreenCanvas(film.FORMAT.width, film.FORMAT.height);
	film.draw(canvas.getContext("2d"), posterAt, scene);
	const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: POSTER_QUALITY });
	return toBase64(new Uint8Array(await blob.arrayBuffer()));
}

async function prepare({ module, seconds, cues, variant }) {
	await document.fonts.load('700 20px "Plus Jakarta Sans"');
	const film = await import(`/films/${module}.mjs`);
	return { film, seconds, scene: film.prepare({ seconds, cues, variant }) };
}

/** Both tracks of a film, and its poster where it has one. */
export async function encodeFilm(wanted) {
	const prepared = await prepare(wanted);
	const [video, audio] = await Promise.all([encodeVideo(prepared), encodeAudio(prepared)]);
	const poster = wanted.posterAt === undefined ? undefined : await drawPoster(prepared, wanted.posterAt);
	const { width, height } = prepared.film.FORMAT;
	return { width, height, sampleRate: SAMPLE_RATE, video, audio, poster };
}
