import type { Attachment } from "./attachment";
import type { UploadCode } from "./codes";
import type { PersistedUpload } from "./persisted/persisted-upload";
import { displaySize, inUnit } from "./size";
import type { PickedFile } from "./slot/rules";
import { sentName } from "./slot/rules";
import type { PersistedFile } from "./slot/slot-files";
import { isLong, type Pace } from "./transfer/speed";
import type { Report } from "./transfer/transfer";
import type { Outcome } from "./transfer/verdict";

/** A row on whose behalf nothing runs. */
export const QUIET = { waiting: false, waitSeconds: undefined, speed: 0 } as const;

/** Maximum percentage while bytes are being sent: 100 means that the file is stored. */
const percent = (sent: number, size: number) => Math.min(99, Math.floor((sent * 100) / size));

/** The row of a file that was just picked. */
export function newAttachment(
	file: PickedFile & { lastModified: number },
	identifier: string,
	now: number,
): Attachment {
	const { value, unit } = displaySize(file.size);
	return {
		filename: sentName(file),
		type: file.type,
		status: "loading",
		waiting: false,
		progress: 0,
		sizeBytes: file.size,
		sizeFile: value,
		sizeUnit: unit,
		progressFile: 0,
		identifier,
		filepath: "",
		startSize: 0,
		endSize: 0,
		speed: 0,
		longUpload: false,
		isPersisted: false,
		lastModified: file.lastModified,
		createdTime: now,
	};
}

/** The row of a file that the host has stored before. */
export function persistedAttachment(file: PersistedFile, identifier: string, now: number): Attachment {
	const { filename, type, sizeBytes, filepath } = file;
	const row = newAttachment({ name: filename, type, size: sizeBytes, lastModified: 0 }, identifier, now);
	const { sizeFile } = row;
	return { ...row, filename, status: "finish", progress: 100, progressFile: sizeFile, endSize: sizeBytes, filepath };
}

/** The note beside the progress. It mentions a restart only if bytes had been sent before, and then stays. */
function noteOf(row: Attachment, note: UploadCode | undefined): UploadCode | undefined {
	if (note === "UPLOAD_RESTARTED") return row.endSize > 0 ? note : undefined;
	return note ?? (row.errorMessage === "UPLOAD_RESTARTED" ? row.errorMessage : undefined);
}

/** The row of an upload that an earlier visit left unfinished; without its file it waits to be picked again. */
export function leftAttachment(left: PersistedUpload): Attachment {
	const { filename, type, sizeBytes, lastModified, identifier, createdTime, endSize, file } = left;
	const row = newAttachment({ name: filename, type, size: sizeBytes, lastModified }, identifier, createdTime);
	const progress = { progress: percent(endSize, sizeBytes), progressFile: inUnit(endSize, row.sizeUnit), endSize };
	const { resumes } = left;
	const takenUp = { waiting: true, errorMessage: "UPLOAD_TAKEN_UP", isPersisted: true } as const;
	if (file) return { ...row, ...progress, resumes, filename, ...takenUp };
	return { ...row, ...progress, resumes, filename, status: "failed", errorMessage: "FILE_PICK_AGAIN" };
}

/** The progress of a row after a report. */
export function moved(row: Attachment, report: Report): Partial<Attachment> & { endSize: number } {
	const sent = report.sent ?? report.confirmed ?? row.endSize;
	return {
		startSize: report.confirmed ?? row.startSize,
		endSize: sent,
		progress: percent(sent, row.sizeBytes),
		progressFile: inUnit(sent, row.sizeUnit),
		longUpload: row.longUpload || report.long === true,
	};
}

/** The change of a row after a report, at a certain pace. */
export function applied(row: Attachment, report: Report, pace: Pace): Partial<Attachment> {
	const progress = moved(row, report);
	return {
		...progress,
		speed: pace.speed,
		waiting: report.waiting ?? (report.sent === undefined && row.waiting),
		waitSeconds: report.waitSeconds,
		errorMessage: noteOf(row, report.note),
		longUpload: progress.longUpload || isLong(pace, row.sizeBytes - progress.endSize),
	};
}

/** The change of a row by a pause, with the speed before it. */
export const paused = ({ speed }: Pace): Partial<Attachment> => ({ ...QUIET, speed, errorMessage: "UPLOAD_SLOW" });

/** The change of a row by a finished transfer. */
export function finished(outcome: Exclude<Outcome, { kind: "stopped" }>, row: Attachment): Partial<Attachment> {
	if (outcome.kind === "refused") return { ...QUIET, errorMessage: outcome.code, hostMessage: outcome.hostMessage };
	const { filepath, sha256, content, long } = outcome;
	return {
		...QUIET,
		errorMessage: undefined,
		progress: 100,
		progressFile: row.sizeFile,
		filepath,
		sha256,
		content,
		longUpload: row.longUpload || long,
	};
}
