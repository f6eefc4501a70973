/**
 * Runs in the browser: draws films and writes them with the browser's own encoders, as WebM with VP9, or as MP4 with H.264,
 * which all players know; both with Opus.
 */
import {
	AudioBufferSource,
	BufferTarget,
	CanvasSource,
	Mp4OutputFormat,
	Output,
	WebMOutputFormat,
} from "/mediabunny.mjs";
import { renderSound } from "./sound.mjs";

/** Players can jump to each key frame. */
const KEY_FRAME_SECONDS = 3;
const POSTER_QUALITY = 0.86;

const FORMATS = {
	webm: {
		video: { codec: "vp9", fullCodecString: "vp09.00.30.08", keyFrameInterval: KEY_FRAME_SECONDS },
		create: () => new WebMOutputFormat(),
	},
	mp4: {
		video: { codec: "avc", fullCodecString: "avc1.42e01e", keyFrameInterval: KEY_FRAME_SECONDS },
		create: () => new Mp4OutputFormat({ fastStart: "in-memory" }),
	},
};

/** Packets of 60 ms: the music needs no short ones, and each has a header. */
const OPUS = {
	codec: "opus",
	onEncoderConfig: (config) => {
		config.opus = { frameDuration: 60_000 };
	},
};

const toBase64 = async (blob) => {
	const address = await new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(reader.result);
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(blob);
	});
	return address.slice(address.indexOf(",") + 1);
};

async function drawFrames({ film, scene, seconds }, context, source) {
	const { framesASecond } = film.FORMAT;
	for (let index = 0; index < seconds * framesASecond; index += 1) {
		film.draw(context, index / framesASecond, scene);
		await source.add(index / framesASecond, 1 / framesASecond);
	}
	source.close();
}

async function writeSound({ scene, seconds }, source) {
	await source.add(await renderSound(seconds, scene.tones));
	source.close();
}

/** The film's file, in base64. */
async function writeFilm(prepared) {
	const { width, height, framesASecond, audioBits } = prepared.film.FORMAT;
	const { create, video: codec } = FORMATS[prepared.format];
	const canvas = new OffscreenCanvas(width, height);
	const output = new Output({ format: create(), target: new BufferTarget() });
	const video = new CanvasSource(canvas, { ...codec, bitrate: prepared.videoBits ?? prepared.film.FORMAT.videoBits });
	const audio = new AudioBufferSource({ ...OPUS, bitrate: audioBits });
	output.addVideoTrack(video, { frameRate: framesASecond });
	output.addAudioTrack(audio);
	await output.start();
	await Promise.all([drawFrames(prepared, canvas.getContext("2d"), video), writeSound(prepared, audio)]);
	await output.finalize();
	return toBase64(new Blob([output.target.buffer]));
}

/** One picture of the film as a JPEG, in base64. */
async function drawPoster({ film, scene }, posterAt) {
	const canvas = new OffscreenCanvas(film.FORMAT.width, film.FORMAT.height);
	film.draw(canvas.getContext("2d"), posterAt, scene);
	return toBase64(await canvas.convertToBlob({ type: "image/jpeg", quality: POSTER_QUALITY }));
}

async function prepare({ module, seconds, cues, variant, videoBits, format = "webm" }) {
	await document.fonts.load('700 20px "Plus Jakarta Sans"');
	const film = await import(`/films/${module}.mjs`);
	return { film, seconds, format, videoBits, scene: film.prepare({ seconds, cues, variant }) };
}

/** A film, and its poster where it has one, both in base64. */
export async function encodeFilm(wanted) {
	const prepared = await prepare(wanted);
	const file = await writeFilm(prepared);
	return { file, poster: wanted.posterAt === undefined ? undefined : await drawPoster(prepared, wanted.posterAt) };
}
