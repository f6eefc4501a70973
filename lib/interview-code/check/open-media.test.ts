import { type MediaPorts, openMedia } from "./open-media";

const failing = (name: string) => async () => {
	throw new DOMException("no", name);
};

const ports = (more: Partial<MediaPorts<string>>): MediaPorts<string> => ({
	open: async () => "stream",
	permission: async () => null,
	kinds: async () => ["audioinput", "videoinput"],
	close: () => undefined,
	...more,
});

const decided = (camera: "granted" | "denied" | "prompt", microphone: "granted" | "denied" | "prompt") =>
	ports({
		open: failing("NotAllowedError"),
		permission: async (part) => (part === "camera" ? camera : microphone),
	});

describe("opening camera and microphone", () => {
	it("gives the stream of both, after one question", async () => {
		const open = jest.fn(async () => "stream");
		expect(await openMedia(ports({ open }))).toEqual({ stream: "stream" });
		expect(open.mock.calls).toEqual([[{ video: true, audio: true }]]);
	});

	it.each([
		["a browser without them", ports({ open: null }), "unsupported"],
		["both refused", decided("denied", "denied"), "blocked"],
		["the camera refused", decided("denied", "granted"), "camera-blocked"],
		["the microphone refused", decided("granted", "denied"), "microphone-blocked"],
		["the question closed", decided("prompt", "prompt"), "unasked"],
		["both allowed, and the system against it", decided("granted", "granted"), "system-blocked"],
		["a refusal by a browser that doesn't tell more", ports({ open: failing("NotAllowedError") }), "blocked"],
		["no camera", ports({ open: failing("NotFoundError"), kinds: async () => ["audioinput"] }), "camera-missing"],
		[
			"no microphone",
			ports({ open: failing("NotFoundError"), kinds: async () => ["videoinput"] }),
			"microphone-missing",
		],
		["a camera in use", ports({ open: failing("NotReadableError") }), "camera-busy"],
		[
			"a microphone in use",
			ports({ open: async ({ audio }) => (audio ? failing("NotReadableError")() : "stream") }),
			"microphone-busy",
		],
		["an error that nobody knows", ports({ open: failing("TypeError") }), "unsupported"],
	])("names the obstacle: %s", async (_, given, problem) => {
		expect(await openMedia(given)).toEqual({ problem });
	});

	it("lets go of the camera that it tried alone", async () => {
		const close = jest.fn();
		await openMedia(ports({ close, open: async ({ audio }) => (audio ? failing("NotReadableError")() : "camera") }));
		expect(close).toHaveBeenCalledWith("camera");
	});
});
