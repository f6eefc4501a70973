import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { FileStore } from "../files/file-store";
import { KeyedLock } from "../process/keyed-lock";
import type { Logger } from "../process/log";
import type { UploadRow } from "../store/schema";
import { type CvAnswer, unreadable } from "./content";
import type { CvFormat } from "./read-cv";
import { type Limits, runWorker, WorkerError } from "./run-worker";

/** A stored file as far as reading it needs. */
export type StoredCv = Pick<UploadRow, "filepath" | "extension" | "size">;

/** Reads the CVs of one region. */
export interface CvReader {
	/** What a stored CV says; status 422 whenever it can't be read. Never throws. */
	read(cv: StoredCv): Promise<CvAnswer>;
}

interface Options {
	files: FileStore;
	log: Logger;
	/** The worker's script; beside the bundle unless a test says otherwise. */
	script?: string;
	limits?: Limits;
	/** How long a CV waits for its turn before it is left unread, milliseconds. */
	waitMs?: number;
}

const FORMATS: Readonly<Record<string, CvFormat>> = { pdf: "pdf", docx: "docx" };

/** Larger files are stored but not read, bytes. */
const MOST_BYTES = 20_000_000;
const LIMITS: Limits = { timeMs: 15_000, heapMb: 256, growthMb: 384 };
const WAIT_MS = 30_000;

const besideBundle = () => fileURLToPath(new URL("cv-worker.mjs", import.meta.url));

const reasonOf = (error: unknown) => (error instanceof WorkerError ? error.message : "the file can't be had");

/** One CV at a time; a repeat of a call for the same file shares the answer while it is being made. */
export function openCvReader({ files, log, script, limits = LIMITS, waitMs = WAIT_MS }: Options): CvReader {
	const turns = new KeyedLock();
	const running = new Map<string, Promise<CvAnswer>>();

	async function attempt(cv: StoredCv, format: CvFormat): Promise<CvAnswer> {
		const bytes = await buffer(await files.read(cv.filepath, 0, cv.size));
		return runWorker(script ?? besideBundle(), { format, bytes }, limits);
	}

	async function inTurn(cv: StoredCv, format: CvFormat): Promise<CvAnswer> {
		const requestedAt = performance.now();
		return turns.run("cv", async () => {
			const started = performance.now();
			if (started - requestedAt > waitMs) {
				log.warn({ reason: "queue" }, "CV not read");
				return unreadable;
			}
			try {
				return await attempt(cv, format);
			} catch (error) {
				log.warn({ reason: reasonOf(error), ms: Math.round(performance.now() - started) }, "CV not read");
				return unreadable;
			}
		});
	}

	return {
		async read(cv) {
			const format = FORMATS[cv.extension];
			if (!format || cv.size > MOST_BYTES) return unreadable;
			const known = running.get(cv.filepath);
			if (known) return known;
			const answer = inTurn(cv, format).finally(() => running.delete(cv.filepath));
			running.set(cv.filepath, answer);
			return answer;
		},
	};
}
