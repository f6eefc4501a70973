import type { Attachment } from "../attachment";
import { canRetry } from "../codes";
import type { Job } from "../job";
import type { UploadPorts } from "../ports";
import type { Rows } from "../rows";
import type { FilePolicy } from "../slot/policy";
import { isForOneCall } from "../transfer/single";
import { endsOf } from "./fingerprint";
import type { PersistedUpload } from "./persisted-upload";
import { untilLasting } from "./until-lasting";

/** How often progress is stored, in milliseconds. */
const NOTE_EVERY_MS = 3_000;

/**
 * Whether the next visit can continue an upload: it isn't cancelled, permanently failed or finished, unless files are
 * stored until their form is sent (`untilSent`).
 */
export function isWorthKeeping(row: Attachment | undefined, untilSent = false): boolean {
	if (!row) return false;
	const { status, errorMessage } = row;
	if (status === "finish") return untilSent;
	if (status === "loading" || status === "paused") return true;
	if (status !== "failed" || errorMessage === "UPLOAD_CANCELLED") return false;
	return errorMessage === "FILE_PICK_AGAIN" || canRetry(errorMessage);
}

/** The stored data of an upload. */
export function persistedOf(
	row: Attachment,
	{ position, fingerprint }: Job,
	{ bandwidth }: UploadPorts,
): PersistedUpload {
	const { identifier, filename, type, sizeBytes, lastModified, createdTime, endSize, resumes } = row;
	const { restarts } = position;
	const news = { endSize, restarts, resumes, continued: bandwidth.isAccepted() };
	return { identifier, filename, type, sizeBytes, lastModified, createdTime, fingerprint, ...news };
}

async function copyOf(job: Job, rows: Rows, ports: UploadPorts) {
	const row = rows.get(job.identifier);
	return row && isWorthKeeping(row, ports.storage.untilSent)
		? ports.storage.keep(persistedOf(row, job, ports), job.file)
		: undefined;
}

interface Place {
	rows: Rows;
	policy: FilePolicy;
	ports: UploadPorts;
}

/** Makes an upload survive its page. Once there is a copy, the copy is sent, because nobody else can change it. */
export async function persistJob(job: Job, { rows, policy, ports }: Place): Promise<void> {
	const { identifier } = job;
	const row = rows.get(identifier);
	if (job.isPersisted || !row) return;
	job.isPersisted = true;
	// Known before the copying begins: the page may go while that lasts. Of a file in one call nothing is at the host.
	if (!isForOneCall(job.file, policy)) {
		job.fingerprint ??= await ports.hash(endsOf(job.file), new AbortController().signal);
	}
	if (job.fingerprint) await ports.storage.keep(persistedOf(row, job, ports));
	await untilLasting(job, rows, ports);
	const copy = await copyOf(job, rows, ports);
	const isOfUse = copy ?? job.fingerprint;
	if (!isOfUse || !isWorthKeeping(rows.get(identifier), ports.storage.untilSent)) {
		return ports.storage.forget(identifier);
	}
	if (!copy) return;
	job.file = copy;
	rows.change(identifier, { isPersisted: true });
}

/** Deletes the stored data of a finished upload, unless the next visit can use it: a stored file needs its copy. */
export async function persistOrForget(job: Job, rows: Rows, { storage }: UploadPorts): Promise<void> {
	const { identifier } = job;
	const isDone = rows.get(identifier)?.status === "finish";
	// A large file may still be being copied.
	if (isDone && storage.untilSent) await job.keeping;
	const row = rows.get(identifier);
	if (!isWorthKeeping(row, storage.untilSent) || (isDone && !row?.isPersisted)) await storage.forget(identifier);
}

/** Stores progress now and then; a restart, or the host's ability to report progress, immediately. */
export function noteProgress(job: Job, rows: Rows, { storage, clock, bandwidth }: UploadPorts): void {
	const { identifier, position, noted } = job;
	const row = rows.get(identifier);
	const now = clock.now();
	if (!row) return;
	const { endSize, resumes } = row;
	const isNews = noted.restarts !== position.restarts || noted.resumes !== resumes;
	if (!isNews && now - noted.at < NOTE_EVERY_MS) return;
	job.noted = { at: now, restarts: position.restarts, resumes };
	const news = { endSize, restarts: position.restarts, resumes, continued: bandwidth.isAccepted() };
	// The user may have turned storing off in another tab.
	void storage.note(identifier, news).then((isPersisted) => {
		if (!isPersisted && rows.get(identifier)?.isPersisted) rows.change(identifier, { isPersisted: false });
	});
}
