import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import type { CvAnswer } from "./answer";
import type { CvFormat } from "./read-cv";

/** The limits for reading one CV. */
export interface Limits {
	timeMs: number;
	/** The process's memory, limited by the operating system: unpacked streams are outside the heap. */
	memoryMb: number;
}

/** Why a process was stopped, or that it failed; never text from the CV. */
export class ReadingError extends Error {
	override name = "ReadingError";
	constructor(
		readonly reason: "time" | "memory or broken file",
		/** The last whole answer before that, if there was one. */
		readonly answer?: CvAnswer,
	) {
		super(reason);
	}
}

/** Tells the script to open a file only. */
export const OPENS_ONLY = "opens";

/** A file to read, or only to open. */
export interface Reading {
	format: CvFormat;
	bytes: Uint8Array;
	opensOnly?: boolean;
}

/** Maximum size of an answer, in bytes; real ones are far smaller. */
const MOST_ANSWERED = 4_000_000;
const KILOBYTES = 1_024;

/** Starts the script. The shell sets the limit, which Node can't, and becomes the script's process. */
function start(script: string, { format, opensOnly }: Reading, { memoryMb }: Limits): ChildProcess {
	const command = [process.execPath, "--max-old-space-size=192", "--max-semi-space-size=16", script, format];
	if (opensOnly) command.push(OPENS_ONLY);
	const limited = ["-c", `ulimit -d ${memoryMb * KILOBYTES} && exec "$@"`, "sh", ...command];
	const [first = "", ...rest] = process.platform === "win32" ? command : ["/bin/sh", ...limited];
	// Output of the libraries doesn't go into the log, because the file decides what it says.
	return spawn(first, rest, { env: { NODE_ENV: "production" }, stdio: ["pipe", "pipe", "ignore"] });
}

async function textOf(stream: Readable | null): Promise<string> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of stream ?? []) {
		parts.push(part);
		size += part.length;
		if (size > MOST_ANSWERED) break;
	}
	return Buffer.concat(parts).toString();
}

/**
 * Reads one CV in a process of its own, which runs the file `script` and is gone afterwards, whatever happened. Rejects
 * with `ReadingError` when the file can't be read within the limits, which has the answer before that.
 */
export async function runProcess(script: string, reading: Reading, limits: Limits): Promise<CvAnswer> {
	const child = start(script, reading, limits);
	let late = false;
	const timer = setTimeout(() => {
		late = true;
		child.kill("SIGKILL");
	}, limits.timeMs);
	try {
		// It may end before it has read all.
		child.stdin?.on("error", () => undefined).end(reading.bytes);
		const [text, [code]] = await Promise.all([textOf(child.stdout), once(child, "close")]);
		// Each line is an answer, and the last whole one is the best.
		const line = text.split("\n").at(-2);
		const answer = line === undefined ? undefined : (JSON.parse(line) as CvAnswer);
		if (late || code !== 0 || !answer) throw new ReadingError(late ? "time" : "memory or broken file", answer);
		return answer;
	} finally {
		clearTimeout(timer);
		child.kill("SIGKILL");
	}
}
