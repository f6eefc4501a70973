import type { Attachment } from "./attachment";
import type { Bandwidth } from "./bandwidth";
import type { Job } from "./job";
import { noteProgress, persistedOf, persistJob, persistOrForget } from "./persisted/persist-job";
import type { PersistedUpload } from "./persisted/persisted-upload";
import type { UploadPorts } from "./ports";
import { applied, finished, moved, paused } from "./row-changes";
import type { Rows } from "./rows";
import type { FilePolicy } from "./slot/policy";
import { checkContent, contentCode, SIGNATURE_BYTES } from "./slot/rules";
import { runTransfer } from "./transfer/run-transfer";
import { isForOneCall } from "./transfer/single";
import { createSpeedometer, NO_PACE, type Pace } from "./transfer/speed";
import type { Report, Transfer } from "./transfer/transfer";

/** The context of runs: a slot's rows, its policy, and the ports. */
export interface Workplace {
	rows: Rows;
	policy: FilePolicy;
	ports: UploadPorts;
	/** Uploads whose file has to be picked again, to go on where they were. */
	orphans: PersistedUpload[];
}

/** Reads the file's start. True when the upload may begin. */
async function isSound(job: Job, { rows, policy, ports }: Workplace): Promise<boolean> {
	const { identifier, file, abort } = job;
	try {
		const code = checkContent(await ports.read(file, 0, SIGNATURE_BYTES), file, policy);
		if (code && !abort.signal.aborted) rows.move(identifier, "unsupported", { errorMessage: code });
		job.isChecked = code === null;
		return job.isChecked;
	} catch {
		if (!abort.signal.aborted) rows.move(identifier, "failed", { errorMessage: "FILE_UNREADABLE" });
		return false;
	}
}

/** Never pauses a file sent in a single call, because the host would lose its bytes. */
const isPausedAt = (pace: Pace, { file }: Job, policy: FilePolicy, bandwidth: Bandwidth) =>
	!isForOneCall(file, policy) && bandwidth.isTooSlow(pace);

/**
 * Whether an upload can continue where it stopped: not if it is sent in one call; otherwise it depends on the host, and
 * is undefined while unknown.
 */
export const canResume = ({ policy, ports }: Pick<Workplace, "policy" | "ports">): boolean | undefined =>
	policy.whole ? false : ports.host.tells;

/**
 * Pauses a run. A host that can report progress keeps the received bytes; any other host first gets the rest of the
 * current chunk, after which the position is known.
 */
function pauseRun(job: Job, pace: Pace, place: Workplace) {
	const { rows, ports } = place;
	ports.bandwidth.note(job.identifier, undefined);
	const resumes = canResume(place);
	if (!rows.move(job.identifier, "paused", { ...paused(pace), resumes })) return;
	if (resumes) job.abort.abort();
	else job.isHalted = true;
}

/** Applies a run's reports to its row, and pauses the run at or below 0.3 MB/s. */
function reporter(job: Job, place: Workplace): Transfer["report"] {
	const { rows, policy, ports } = place;
	const { identifier, abort } = job;
	const meter = createSpeedometer(ports.clock.now);
	return (news: Report) => {
		const row = rows.get(identifier);
		if (!row || abort.signal.aborted) return;
		const resumes = canResume(place);
		if (job.isHalted) {
			rows.change(identifier, { ...moved(row, news), resumes });
			return noteProgress(job, rows, ports);
		}
		if (news.sent === undefined) meter.reset();
		const pace = news.sent === undefined ? NO_PACE : meter.add(news.sent);
		ports.bandwidth.note(identifier, pace);
		if (isPausedAt(pace, job, policy, ports.bandwidth)) return pauseRun(job, pace, place);
		rows.change(identifier, { ...applied(row, news, pace), resumes });
		noteProgress(job, rows, ports);
	};
}

function transferOf(job: Job, row: Attachment, place: Workplace): Transfer {
	const { identifier, abort } = job;
	const { policy, ports } = place;
	if (!job.isPersisted) job.keeping = persistJob(job, place);
	let hashed = job.file;
	const compute = () => {
		hashed = job.file;
		return ports.hash(hashed, abort.signal);
	};
	let hash: Promise<string | undefined> | undefined;
	return {
		get file() {
			return job.file;
		},
		name: row.filename,
		identifier,
		wrongType: contentCode(policy),
		whole: policy.whole ?? false,
		get position() {
			return job.position;
		},
		set position(position) {
			job.position = position;
		},
		signal: abort.signal,
		isHalted: () => job.isHalted,
		report: reporter(job, place),
		async hash(anew = false) {
			if (!hash || anew) hash = compute();
			// A picked file that has disappeared may have a copy.
			return (await hash) ?? (hashed === job.file ? undefined : compute());
		},
	};
}

/** A file that has disappeared but has a fingerprint may be picked again; its upload then continues. */
function askForFile(job: Job, { rows, orphans, ports }: Workplace) {
	const row = rows.get(job.identifier);
	if (!row || !job.fingerprint) return;
	orphans.push(persistedOf(row, job, ports));
	rows.change(job.identifier, { errorMessage: "FILE_PICK_AGAIN" });
}

/** Uploads one file and moves its row to the final state. Never rejects. */
export async function runJob(job: Job, place: Workplace): Promise<void> {
	const { rows, ports } = place;
	const { identifier } = job;
	if (!job.isChecked && !(await isSound(job, place))) return;
	const before = rows.get(identifier);
	if (!before) return;
	const transfer = transferOf(job, before, place);
	// Computed while the bytes are on their way.
	void transfer.hash();
	const outcome = await runTransfer(transfer, ports);
	ports.bandwidth.note(identifier, undefined);
	job.isHalted = false;
	const row = rows.get(identifier);
	if (!row || outcome.kind === "stopped") return;
	// The chunk that was on its way when it was paused was the last.
	if (row.status === "paused" && outcome.kind === "stored") rows.move(identifier, "loading", {});
	rows.move(identifier, outcome.kind === "stored" ? "finish" : "failed", finished(outcome, row));
	if (outcome.kind === "refused" && outcome.code === "FILE_UNREADABLE") askForFile(job, place);
	await persistOrForget(job, rows, ports);
}
