/** Why a browser can't use the camera, the microphone, or both. */
export type MediaProblem =
	| "unsupported"
	| "unasked"
	| "blocked"
	| "camera-blocked"
	| "microphone-blocked"
	| "system-blocked"
	| "camera-missing"
	| "microphone-missing"
	| "camera-busy"
	| "microphone-busy";

type Part = "camera" | "microphone";

/** The browser features needed here. `open` returns a stream, or rejects with a browser's error. */
export interface MediaPorts<Stream> {
	/** Null if the browser has no such feature, or the page may not use it. */
	open: ((parts: { video: boolean; audio: boolean }) => Promise<Stream>) | null;
	/** The person's earlier decision; null if the browser doesn't report it. */
	permission(part: Part): Promise<"granted" | "denied" | "prompt" | null>;
	/** The kinds of connected devices: `videoinput`, `audioinput` and others. */
	kinds(): Promise<readonly string[]>;
	close(stream: Stream): void;
}

export type Opened<Stream> = { stream: Stream } | { problem: MediaProblem };

const nameOf = (error: unknown): string =>
	typeof error === "object" && error !== null && "name" in error ? String(error.name) : "";

/** What was denied, and by whom: by the person for one device or both, by dismissing the prompt, or by the system. */
async function refusal<S>({ permission }: MediaPorts<S>): Promise<MediaProblem> {
	const [camera, microphone] = await Promise.all([permission("camera"), permission("microphone")]);
	if (camera === "denied") return microphone === "denied" ? "blocked" : "camera-blocked";
	if (microphone === "denied") return "microphone-blocked";
	if (camera === "granted" && microphone === "granted") return "system-blocked";
	return camera === "prompt" || microphone === "prompt" ? "unasked" : "blocked";
}

async function missing<S>({ kinds }: MediaPorts<S>): Promise<MediaProblem> {
	return (await kinds()).includes("videoinput") ? "microphone-missing" : "camera-missing";
}

/** Which device another program is using: tries the camera alone, with the permission already granted. */
async function busy<S>({ open, close }: MediaPorts<S>): Promise<MediaProblem> {
	try {
		const stream = await open?.({ video: true, audio: false });
		if (stream) close(stream);
		return "microphone-busy";
	} catch {
		return "camera-busy";
	}
}

/** Opens camera and microphone in one call, so that the browser prompts once; or returns the obstacle. Never rejects. */
export async function openMedia<Stream>(ports: MediaPorts<Stream>): Promise<Opened<Stream>> {
	if (!ports.open) return { problem: "unsupported" };
	try {
		return { stream: await ports.open({ video: true, audio: true }) };
	} catch (error) {
		switch (nameOf(error)) {
			case "NotAllowedError":
			case "SecurityError":
				return { problem: await refusal(ports) };
			case "NotFoundError":
			case "OverconstrainedError":
				return { problem: await missing(ports) };
			case "NotReadableError":
			case "AbortError":
				return { problem: await busy(ports) };
			default:
				return { problem: "unsupported" };
		}
	}
}
