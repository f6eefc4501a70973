import { loudnessOf } from "@/lib/interview-code/check/hearing";
import type { MediaPorts } from "@/lib/interview-code/check/open-media";

/** Stops a stream and turns the camera's light off. */
export function closeMedia(stream: MediaStream): void {
	for (const track of stream.getTracks()) track.stop();
}

async function permission(name: "camera" | "microphone") {
	try {
		return (await navigator.permissions.query({ name })).state;
	} catch {
		return null;
	}
}

/** This browser's camera and microphone. Pages without a secure connection have none. */
export function browserMedia(): MediaPorts<MediaStream> {
	const media: MediaDevices | undefined = navigator.mediaDevices;
	return {
		open: media?.getUserMedia ? (parts) => media.getUserMedia(parts) : null,
		permission,
		kinds: async () => (await media.enumerateDevices()).map(({ kind }) => kind),
		close: closeMedia,
	};
}

const SAMPLES = 1_024;
const EVERY_MS = 100;

/** Reports a stream's loudness ten times a second, until the returned function is called. */
export function listenTo(stream: MediaStream, tell: (loudness: number) => void): () => void {
	const context = new AudioContext();
	const analyser = context.createAnalyser();
	analyser.fftSize = SAMPLES;
	context.createMediaStreamSource(stream).connect(analyser);
	void context.resume();
	const samples = new Float32Array(SAMPLES);
	const timer = setInterval(() => {
		analyser.getFloatTimeDomainData(samples);
		tell(loudnessOf(samples));
	}, EVERY_MS);
	return () => {
		clearInterval(timer);
		void context.close();
	};
}
