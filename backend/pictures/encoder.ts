import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { KeyedLock } from "../process/keyed-lock";
import type { encodePicture } from "./encode";
import { EXIT_CODES, PictureError, type PictureFault } from "./picture";

/** Encodes pictures as `encodePicture` does. */
export type PictureEncoder = typeof encodePicture;

const LONGEST_MS = 20_000;

const besideBundle = () => fileURLToPath(new URL("picture-process.mjs", import.meta.url));

function faultOf(code: number | null): PictureFault {
	const faults = Object.keys(EXIT_CODES) as PictureFault[];
	// A picture that takes too long, or ends the process, counts as unreadable.
	return faults.find((fault) => EXIT_CODES[fault] === code) ?? "unreadable";
}

/**
 * Makes pictures in a process of their own, one at a time: what a stranger's file makes the library do stays there, its
 * memory is given back, and no variable or key of this process is within reach.
 */
export function openPictureEncoder(script = besideBundle()): PictureEncoder {
	const turns = new KeyedLock();
	const make: PictureEncoder = async (bytes, kind) => {
		const child = spawn(process.execPath, [script, kind], {
			env: { NODE_ENV: "production" },
			stdio: ["pipe", "pipe", "ignore"],
			timeout: LONGEST_MS,
			killSignal: "SIGKILL",
		});
		// It may end before it has read all.
		child.stdin.on("error", () => undefined).end(bytes);
		const [made, [code]] = await Promise.all([buffer(child.stdout), once(child, "close")]);
		if (code !== 0) throw new PictureError(faultOf(code));
		return made;
	};
	return (bytes, kind) => turns.run("picture", () => make(bytes, kind));
}
