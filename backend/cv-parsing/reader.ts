import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { FileStore } from "../files/file-store";
import { KeyedLock } from "../process/keyed-lock";
import type { Logger } from "../process/log";
import type { UploadRow } from "../store/schema";
import { type CvAnswer, unreadable, unreadableFor } from "./answer";
import type { CvFormat } from "./read-cv";
import { type Limits, ReadingError, runProcess } from "./run-process";
import { withInternationalPhones } from "./with-international-phones";

/** What reading needs to know of a stored file. */
export type StoredCv = Pick<UploadRow, "filepath" | "extension" | "size">;

/** Reads the CVs of one region. */
export interface CvReader {
	/** What a stored CV says; status 422 whenever it can't be read. Never throws. */
	read(cv: StoredCv): Promise<CvAnswer>;
	/** An answer with its reason if nobody can open a stored file; undefined otherwise, and if that isn't known. Never throws. */
	closed(file: StoredCv): Promise<CvAnswer | undefined>;
}

interface Options {
	files: FileStore;
	log: Logger;
	/** The process's script; beside the bundle, unless a test sets it. */
	script?: string;
	limits?: Limits;
	/** How long a CV may take while others wait, milliseconds. */
	firstMs?: number;
	/** How long a CV waits for its turn before it stays unread, in milliseconds. */
	waitMs?: number;
}

const FORMATS: Readonly<Record<string, CvFormat>> = { pdf: "pdf", docx: "docx" };

const PICTURES = new Set(["jpg", "jpeg"]);

/** Larger files are stored but not read, bytes. */
const MOST_BYTES = 20_000_000;
const LIMITS: Limits = { timeMs: 12_000, memoryMb: 320 };
const FIRST_MS = 3_000;
const WAIT_MS = 30_000;
/** How long opening a file may take, and how long its upload waits for its turn, milliseconds. */
const OPEN_MS = 3_000;
const OPEN_WAIT_MS = 5_000;

const besideBundle = () => fileURLToPath(new URL("cv-process.mjs", import.meta.url));

const reasonOf = (error: unknown) => (error instanceof ReadingError ? error.reason : "the file can't be had");

const answerIn = (error: unknown) => (error instanceof ReadingError ? error.answer : undefined);

const isLate = (error: unknown) => error instanceof ReadingError && error.reason === "time";

/**
 * Reads CVs one after the other. A slow one yields to those that wait and gets a second turn in a queue for slow ones,
 * which runs in parallel, so that a few slow files don't block a good CV. Simultaneous calls for the same file share
 * one result.
 */
export function openCvReader({
	files,
	log,
	script,
	limits = LIMITS,
	firstMs = FIRST_MS,
	waitMs = WAIT_MS,
}: Options): CvReader {
	const turns = new KeyedLock();
	const running = new Map<string, Promise<CvAnswer>>();

	async function attempt(cv: StoredCv, format: CvFormat, timeMs: number, opensOnly = false): Promise<CvAnswer> {
		const bytes = await buffer(await files.read(cv.filepath, 0, cv.size));
		// Every PDF has objects: a file that was cut off before the first of them, or that isn't a PDF, needs no process.
		if (format === "pdf" && !bytes.includes("obj")) return unreadableFor("damaged");
		return runProcess(script ?? besideBundle(), { format, bytes, opensOnly }, { ...limits, timeMs });
	}

	/** Waits for a turn and reads; undefined when the wait was too long. */
	function inTurn(turn: "first" | "again", cv: StoredCv, format: CvFormat, timeMs: number) {
		const requestedAt = performance.now();
		return turns.run(turn, async () =>
			performance.now() - requestedAt > waitMs ? undefined : attempt(cv, format, timeMs),
		);
	}

	async function inTurns(cv: StoredCv, format: CvFormat): Promise<CvAnswer> {
		const started = performance.now();
		try {
			const answer = await inTurn("first", cv, format, Math.min(firstMs, limits.timeMs)).catch((error) => {
				if (!isLate(error) || firstMs >= limits.timeMs) throw error;
				return inTurn("again", cv, format, limits.timeMs);
			});
			if (answer) return answer;
			log.warn({ reason: "queue" }, "CV not read");
		} catch (error) {
			const ms = Math.round(performance.now() - started);
			const answer = answerIn(error);
			log.warn({ reason: reasonOf(error), ms }, answer ? "CV not read to its end" : "CV not read");
			if (answer) return answer;
		}
		return unreadable;
	}

	/** Files wait in a queue of their own, so that they delay no CV. */
	async function open(file: StoredCv, format: CvFormat): Promise<CvAnswer> {
		const requestedAt = performance.now();
		return turns.run("open", async () =>
			performance.now() - requestedAt > OPEN_WAIT_MS ? unreadable : attempt(file, format, OPEN_MS, true),
		);
	}

	return {
		async closed(file) {
			const format = FORMATS[file.extension];
			if (!format || file.size > MOST_BYTES) return undefined;
			// A file that can't be opened within its limits may still open elsewhere.
			const answer = await open(file, format).catch(() => unreadable);
			return "reason" in answer ? answer : undefined;
		},
		async read(cv) {
			if (PICTURES.has(cv.extension)) return unreadableFor("picture");
			const format = FORMATS[cv.extension];
			if (!format || cv.size > MOST_BYTES) return unreadable;
			const known = running.get(cv.filepath);
			if (known) return known;
			const answer = inTurns(cv, format)
				.then(withInternationalPhones)
				.finally(() => running.delete(cv.filepath));
			running.set(cv.filepath, answer);
			return answer;
		},
	};
}
