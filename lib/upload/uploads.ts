import type { Attachment } from "./attachment";
import { canRetry, type UploadCode } from "./codes";
import { checkBeside, isFull } from "./fit";
import type { FilePolicy } from "./policy";
import type { UploadPorts } from "./ports";
import { applied, finished, keptAttachment, newAttachment } from "./row-changes";
import { createRows, type Rows } from "./rows";
import { checkContent, checkPicked, SIGNATURE_BYTES, sentName } from "./rules";
import { runTransfer } from "./run-transfer";
import type { KeptFile } from "./slot-files";
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
	/** Puts back files that the host has stored before, as finished; one that is there already is left out. Sends nothing. */
	restore(files: readonly KeptFile[]): void;
	/** Ends all calls, when the page is left. */
	stop(): void;
}

interface Job {
	identifier: string;
	policy: FilePolicy;
	file: File;
	position: Position;
	checked: boolean;
	abort: AbortController;
}

/** Reads the file's start. True when the upload may begin. */
async function isSound(job: Job, rows: Rows, ports: UploadPorts): Promise<boolean> {
	const { identifier, policy, file, abort } = job;
	try {
		const code = checkContent(await ports.read(file, 0, SIGNATURE_BYTES), file, policy);
		if (code && !abort.signal.aborted) rows.move(identifier, "unsupported", { errorMessage: code });
		job.checked = code === null;
		return job.checked;
	} catch {
		if (!abort.signal.aborted) rows.move(identifier, "failed", { errorMessage: "FILE_UNREADABLE" });
		return false;
	}
}

async function run(job: Job, rows: Rows, ports: UploadPorts): Promise<void> {
	const { identifier, policy, file, position } = job;
	const { signal } = job.abort;
	const speedometer = createSpeedometer(ports.clock.now);
	if (!job.checked && !(await isSound(job, rows, ports))) return;
	const report = (news: Report) => {
		const row = rows.get(identifier);
		if (!row || signal.aborted) return;
		const speed = news.sent === undefined ? row.speed : speedometer.add(news.sent);
		rows.change(identifier, applied(row, news, speed));
	};
	const { wrongType } = policy;
	const transfer = { file, name: sentName(file), identifier, wrongType, position, signal, report };
	const outcome = await runTransfer(transfer, ports);
	const row = rows.get(identifier);
	if (!row || outcome.kind === "stopped") return;
	rows.move(identifier, outcome.kind === "stored" ? "finish" : "failed", finished(outcome, row));
}

/** Takes the files of one slot to the host. Where one file is all that fits, one that was not taken makes room for the next. */
export function createUploads(policy: FilePolicy, ports: UploadPorts): Uploads {
	const rows = createRows();
	const jobs = new Map<string, Job>();

	function addOne(file: File): RefusedFile | null {
		const filename = sentName(file);
		const code = checkBeside(filename, policy, rows.all());
		if (code) return { filename, code };
		if (policy.single) rows.removeWhere((row) => row.status === "unsupported");
		const identifier = ports.newIdentifier();
		const row = newAttachment(file, identifier, ports.clock.now());
		const errorMessage = checkPicked(file, policy) ?? undefined;
		rows.add(errorMessage ? { ...row, status: "unsupported", errorMessage } : row);
		if (errorMessage) return null;
		const job = { identifier, policy, file, position: atStart(), checked: false, abort: new AbortController() };
		jobs.set(identifier, job);
		void run(job, rows, ports);
		return null;
	}

	function restoreOne(file: KeptFile) {
		const isThere = rows.all().some((row) => row.filepath === file.filepath);
		if (!file.filepath || isThere || isFull(policy, rows.all())) return;
		rows.add(keptAttachment(file, ports.newIdentifier(), ports.clock.now()));
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
		restore: (files) => files.forEach(restoreOne),
		stop() {
			for (const job of jobs.values()) job.abort.abort();
		},
	};
}
