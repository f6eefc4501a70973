import type { Attachment } from "./attachment";
import { canRetry, type UploadCode } from "./codes";
import { type Job, jobOf, newJob, runAgain } from "./job";
import { endsOf, looksLike } from "./kept/fingerprint";
import type { KeptUpload } from "./kept/kept-upload";
import type { UploadPorts } from "./ports";
import { keptAttachment, leftAttachment, newAttachment, QUIET } from "./row-changes";
import { createRows } from "./rows";
import { runJob, type Workplace } from "./run-job";
import { checkBeside, isFull, replacedBy } from "./slot/fit";
import type { FilePolicy } from "./slot/policy";
import { checkPicked, sentName } from "./slot/rules";
import type { KeptFile } from "./slot/slot-files";

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
	/** Goes on with a paused upload, which isn't paused for slowness again. */
	proceed(identifier: string): void;
	remove(identifier: string): void;
	/** Puts back files that the host has stored before, as finished; one that is there already is left out. Sends nothing. */
	restore(files: readonly KeptFile[]): void;
	/** Goes on with what an earlier visit left unfinished. */
	takeUp(): Promise<void>;
	/** Ends all calls, when the page is left. */
	stop(): void;
}

/** Takes the files of one slot to the host. Where one file is all that fits, one that can't be used makes room for the next. */
export function createUploads(policy: FilePolicy, ports: UploadPorts): Uploads {
	const rows = createRows();
	const place: Workplace = { rows, policy, ports };
	const jobs = new Map<string, Job>();
	/** Uploads of an earlier visit whose file has to be picked again. */
	const orphans = new Map<string, KeptUpload>();

	function start(job: Job) {
		jobs.set(job.identifier, job);
		void runJob(job, place);
	}

	function drop(identifier: string) {
		jobs.get(identifier)?.abort.abort();
		jobs.delete(identifier);
		orphans.delete(identifier);
		rows.removeWhere((row) => row.identifier === identifier);
		void ports.storage.forget(identifier);
	}

	function addNew(file: File) {
		for (const { identifier } of replacedBy(sentName(file), policy, rows.all())) drop(identifier);
		const identifier = ports.newIdentifier();
		const row = newAttachment(file, identifier, ports.clock.now());
		const errorMessage = checkPicked(file, policy) ?? undefined;
		rows.add(errorMessage ? { ...row, status: "unsupported", errorMessage } : row);
		if (!errorMessage) start(newJob(identifier, file));
	}

	/** Goes on with an upload if the file is the one that it was begun with, else begins a new one. */
	async function reunite(orphan: KeptUpload, file: File) {
		const { identifier } = orphan;
		const isSame = (await ports.hash(endsOf(file), new AbortController().signal)) === orphan.fingerprint;
		if (!isSame) return addNew(file);
		if (!orphans.delete(identifier) || !rows.move(identifier, "loading", { errorMessage: undefined })) return;
		start({ ...jobOf(orphan, file), isKept: false });
	}

	function addOne(file: File): RefusedFile | null {
		const filename = sentName(file);
		const code = checkBeside(filename, policy, rows.all());
		if (code) return { filename, code };
		const orphan = [...orphans.values()].find((one) => looksLike(one, file));
		if (orphan) void reunite(orphan, file);
		else addNew(file);
		return null;
	}

	function restoreOne(file: KeptFile) {
		const isThere = rows.all().some((row) => row.filepath === file.filepath);
		if (!file.filepath || isThere || isFull(policy, rows.all())) return;
		rows.add(keptAttachment(file, ports.newIdentifier(), ports.clock.now()));
	}

	function takeUpOne(left: KeptUpload) {
		const isOfUse = left.file ?? left.fingerprint;
		if (!isOfUse || checkBeside(left.filename, policy, rows.all())) return void ports.storage.forget(left.identifier);
		rows.add(leftAttachment(left));
		if (left.file) start(jobOf(left, left.file));
		else orphans.set(left.identifier, left);
	}

	/** Goes on with a stopped upload from where the host has it. */
	function goOn(identifier: string, news: Partial<Job>) {
		const job = jobs.get(identifier);
		if (job && rows.move(identifier, "loading", { errorMessage: undefined, speed: 0 }))
			start({ ...runAgain(job), ...news });
	}

	return {
		snapshot: rows.all,
		subscribe: rows.subscribe,
		add: (files) => files.flatMap((file) => addOne(file) ?? []),
		cancel(identifier) {
			const patch = { ...QUIET, kept: false, errorMessage: "UPLOAD_CANCELLED" } as const;
			if (!rows.move(identifier, "failed", patch)) return;
			jobs.get(identifier)?.abort.abort();
			void ports.storage.forget(identifier);
		},
		retry(identifier) {
			if (canRetry(rows.get(identifier)?.errorMessage)) goOn(identifier, { isKept: false });
		},
		proceed: (identifier) => goOn(identifier, { isContinued: true }),
		remove: drop,
		restore: (files) => files.forEach(restoreOne),
		async takeUp() {
			for (const left of await ports.storage.take()) takeUpOne(left);
		},
		stop() {
			for (const job of jobs.values()) job.abort.abort();
		},
	};
}
