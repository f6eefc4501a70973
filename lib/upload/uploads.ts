import type { Attachment } from "./attachment";
import { canRetry, type UploadCode } from "./codes";
import type { UploadPorts } from "./ports";
import { applied, finished, newAttachment } from "./row-changes";
import { createRows, type Rows } from "./rows";
import { checkContent, checkPicked, SIGNATURE_BYTES, type SlotKind, sentName } from "./rules";
import { runTransfer } from "./run-transfer";
import { createSpeedometer } from "./speed";
import { atStart, type Position, type Report } from "./transfer";

/** A picked file that was not added, and why. */
export interface RefusedFile {
	filename: string;
	code: UploadCode;
}

/** The files of one slot. `snapshot` gives the same list until something changes. */
export interface Uploads {
	snapshot(): readonly Attachment[];
	subscribe(listener: () => void): () => void;
	/** Adds files and starts sending them; gives those that the slot doesn't take beside what it has. */
	add(files: readonly File[]): RefusedFile[];
	cancel(identifier: string): void;
	retry(identifier: string): void;
	remove(identifier: string): void;
	/** Ends all calls, when the page is left. */
	stop(): void;
}

interface Job {
	identifier: string;
	kind: SlotKind;
	file: File;
	position: Position;
	checked: boolean;
	abort: AbortController;
}

/** Reads the file's start. True when the upload may begin. */
async function isSound(job: Job, rows: Rows, ports: UploadPorts): Promise<boolean> {
	const { identifier, kind, file, abort } = job;
	try {
		const code = checkContent(await ports.read(file, 0, SIGNATURE_BYTES), file, kind);
		if (code && !abort.signal.aborted) rows.move(identifier, "unsupported", { errorMessage: code });
		job.checked = code === null;
		return job.checked;
	} catch {
		if (!abort.signal.aborted) rows.move(identifier, "failed", { errorMessage: "FILE_UNREADABLE" });
		return false;
	}
}

async function run(job: Job, rows: Rows, ports: UploadPorts): Promise<void> {
	const { identifier, kind, file, position } = job;
	const { signal } = job.abort;
	const speedometer = createSpeedometer(ports.clock.now);
	if (!job.checked && !(await isSound(job, rows, ports))) return;
	const report = (news: Report) => {
		const row = rows.get(identifier);
		if (!row || signal.aborted) return;
		const speed = news.sent === undefined ? row.speed : speedometer.add(news.sent);
		rows.change(identifier, applied(row, news, speed));
	};
	const outcome = await runTransfer({ file, name: sentName(file), identifier, kind, position, signal, report }, ports);
	const row = rows.get(identifier);
	if (!row || outcome.kind === "stopped") return;
	rows.move(identifier, outcome.kind === "stored" ? "finish" : "failed", finished(outcome, row));
}

/** Why a slot doesn't take another file beside those it has, or null. */
function refusal(filename: string, kind: SlotKind, rows: readonly Attachment[]): UploadCode | null {
	if (kind === "cv" && rows.length > 0) return "ONE_FILE_ONLY";
	return rows.some((row) => row.filename === filename) ? "DOCUMENT_EXIST" : null;
}

/** Takes the files of one slot to the host. A CV slot holds one file; one that was not taken makes room for the next. */
export function createUploads(kind: SlotKind, ports: UploadPorts): Uploads {
	const rows = createRows();
	const jobs = new Map<string, Job>();

	function addOne(file: File): RefusedFile | null {
		const filename = sentName(file);
		if (kind === "cv") rows.removeWhere((row) => row.status === "unsupported");
		const code = refusal(filename, kind, rows.all());
		if (code) return { filename, code };
		const identifier = ports.newIdentifier();
		const row = newAttachment(file, identifier, ports.clock.now());
		const errorMessage = checkPicked(file, kind) ?? undefined;
		rows.add(errorMessage ? { ...row, status: "unsupported", errorMessage } : row);
		if (errorMessage) return null;
		const job = { identifier, kind, file, position: atStart(), checked: false, abort: new AbortController() };
		jobs.set(identifier, job);
		void run(job, rows, ports);
		return null;
	}

	return {
		snapshot: rows.all,
		subscribe: rows.subscribe,
		add: (files) => files.flatMap((file) => addOne(file) ?? []),
		cancel(identifier) {
			const patch = { waiting: false, waitSeconds: undefined, speed: 0, errorMessage: "UPLOAD_CANCELLED" } as const;
			if (rows.move(identifier, "failed", patch)) jobs.get(identifier)?.abort.abort();
		},
		retry(identifier) {
			const job = jobs.get(identifier);
			if (!job || !canRetry(rows.get(identifier)?.errorMessage)) return;
			if (!rows.move(identifier, "loading", { errorMessage: undefined })) return;
			const next = { ...job, abort: new AbortController() };
			jobs.set(identifier, next);
			void run(next, rows, ports);
		},
		remove(identifier) {
			jobs.get(identifier)?.abort.abort();
			jobs.delete(identifier);
			rows.removeWhere((row) => row.identifier === identifier);
		},
		stop() {
			for (const job of jobs.values()) job.abort.abort();
		},
	};
}
