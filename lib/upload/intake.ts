import type { UploadCode } from "./codes";
import { jobOf, newJob } from "./job";
import type { Jobs } from "./jobs";
import { endsOf, looksLike } from "./persisted/fingerprint";
import type { PersistedUpload } from "./persisted/persisted-upload";
import { leftAttachment, newAttachment, persistedAttachment } from "./row-changes";
import { canResume, type Workplace } from "./run-job";
import { checkBeside, isFull, replacedBy } from "./slot/fit";
import { checkPicked, sentName } from "./slot/rules";
import type { PersistedFile } from "./slot/slot-files";

/** A picked file that was not added, and why. */
export interface RefusedFile {
	filename: string;
	code: UploadCode;
}

/** The ways in which files reach a slot. */
export interface Intake {
	/** Adds a picked file; returns the reason why the slot rejects it, or null. */
	add(file: File): RefusedFile | null;
	/** A file that the host has stored before. Sends nothing. */
	restore(file: PersistedFile): void;
	/** Resumes an unfinished upload of an earlier visit. */
	takeUp(left: PersistedUpload): void;
}

/** Accepts files and has them sent. In a slot for one file, an unusable file gives way to the next one. */
export function createIntake({ rows, policy, ports, orphans }: Workplace, jobs: Jobs): Intake {
	const isWaiting = ({ identifier }: PersistedUpload) => rows.get(identifier)?.errorMessage === "FILE_PICK_AGAIN";

	function begin(file: File) {
		for (const { identifier } of replacedBy(sentName(file), policy, rows.all())) jobs.remove(identifier);
		const identifier = ports.newIdentifier();
		const resumes = canResume({ policy, ports });
		const row = { ...newAttachment(file, identifier, ports.clock.now()), resumes };
		const errorMessage = checkPicked(file, policy) ?? undefined;
		rows.add(errorMessage ? { ...row, status: "unsupported", errorMessage } : row);
		if (!errorMessage) void jobs.start(newJob(identifier, file));
	}

	/** Goes on with an upload if the file is the one that it was begun with, else begins a new one. */
	async function reunite(orphan: PersistedUpload, file: File) {
		const isSame = (await ports.hash(endsOf(file), new AbortController().signal)) === orphan.fingerprint;
		if (!isSame) return begin(file);
		if (!isWaiting(orphan) || !rows.move(orphan.identifier, "loading", { errorMessage: undefined })) return;
		void jobs.start({ ...jobOf(orphan, file, policy), isPersisted: false });
	}

	return {
		add(file) {
			const filename = sentName(file);
			const code = checkBeside(filename, policy, rows.all());
			if (code) return { filename, code };
			const orphan = orphans.find((one) => isWaiting(one) && looksLike(one, file));
			if (orphan) void reunite(orphan, file);
			else begin(file);
			return null;
		},
		restore(file) {
			const isThere = rows.all().some((row) => row.filepath === file.filepath);
			if (!file.filepath || isThere || isFull(policy, rows.all())) return;
			rows.add(persistedAttachment(file, ports.newIdentifier(), ports.clock.now()));
		},
		takeUp(left) {
			const isOfUse = left.file ?? left.fingerprint;
			if (!isOfUse || checkBeside(left.filename, policy, rows.all())) {
				return void ports.storage.forget(left.identifier);
			}
			rows.add(leftAttachment(left));
			if (left.continued) ports.bandwidth.accept();
			if (left.file) void jobs.start(jobOf(left, left.file, policy));
			else orphans.push(left);
		},
	};
}
