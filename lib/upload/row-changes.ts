import type { Attachment } from "./attachment";
import type { UploadCode } from "./codes";
import type { PickedFile } from "./rules";
import { sentName } from "./rules";
import { displaySize, inUnit } from "./size";
import type { KeptFile } from "./slot-files";
import type { Outcome, Report } from "./transfer";

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
		lastModified: file.lastModified,
		createdTime: now,
	};
}

/** The row of a file that the host has stored before. */
export function keptAttachment(file: KeptFile, identifier: string, now: number): Attachment {
	const { filename, type, sizeBytes, filepath } = file;
	const row = newAttachment({ name: filename, type, size: sizeBytes, lastModified: 0 }, identifier, now);
	const { sizeFile } = row;
	return { ...row, filename, status: "finish", progress: 100, progressFile: sizeFile, endSize: sizeBytes, filepath };
}

/** Percent that are shown while bytes move: 100 is kept for a stored file. */
const percent = (sent: number, size: number) => Math.min(99, Math.floor((sent * 100) / size));

/** What to say beside the progress. That an upload began anew is said only when something had been sent, and stays. */
function noteOf(row: Attachment, note: UploadCode | undefined): UploadCode | undefined {
	if (note === "UPLOAD_RESTARTED") return row.endSize > 0 ? note : undefined;
	return note ?? (row.errorMessage === "UPLOAD_RESTARTED" ? row.errorMessage : undefined);
}

/** How a report changes a row. */
export function applied(row: Attachment, report: Report, speed: number): Partial<Attachment> {
	const sent = report.sent ?? report.confirmed ?? row.endSize;
	return {
		startSize: report.confirmed ?? row.startSize,
		endSize: sent,
		progress: percent(sent, row.sizeBytes),
		progressFile: inUnit(sent, row.sizeUnit),
		speed: report.waiting ? 0 : speed,
		waiting: report.waiting ?? (report.sent === undefined && row.waiting),
		waitSeconds: report.waitSeconds,
		errorMessage: noteOf(row, report.note),
		longUpload: row.longUpload || report.long === true,
	};
}

/** What a finished transfer makes of its row. */
export function finished(outcome: Exclude<Outcome, { kind: "stopped" }>, row: Attachment): Partial<Attachment> {
	const quiet = { waiting: false, waitSeconds: undefined, speed: 0 };
	if (outcome.kind === "refused") return { ...quiet, errorMessage: outcome.code };
	const { filepath, sha256, content, long } = outcome;
	return {
		...quiet,
		errorMessage: undefined,
		progress: 100,
		progressFile: row.sizeFile,
		filepath,
		sha256,
		content,
		longUpload: row.longUpload || long,
	};
}
