import { closedReason } from "@/lib/contract/closed-reason";
import { MEGABYTE } from "@/lib/contract/limits";
import { fill } from "@/lib/text/fill";
import type { Attachment } from "@/lib/upload/attachment";
import type { UploadMessages } from "@/lib/upload/messages";
import { displaySize } from "@/lib/upload/size";
import { isSingle } from "@/lib/upload/transfer/single";
import { secondsLeft } from "@/lib/upload/transfer/speed";
import { amountText } from "./amount-text";

const MINUTE = 60;

/** The messages of the rows, and the language (BCP 47) of their numbers. */
export interface RowMessages {
	messages: UploadMessages;
	language: string | undefined;
}

const TENTH = MEGABYTE / 10;

/**
 * A file's size with its unit. The size of a CV above the limit is rounded up: "5.0 MB" beside a message that refuses
 * more than 5 MB would contradict it.
 */
export function sizeText({ sizeBytes, sizeUnit, errorMessage }: Attachment, { language }: RowMessages): string {
	const bytes = errorMessage === "CV_TOO_LARGE" ? Math.ceil(sizeBytes / TENTH) * TENTH : sizeBytes;
	return `${amountText(bytes, sizeUnit, language)} ${sizeUnit}`;
}

function timeLeft({ sizeBytes, endSize, speed }: Attachment, messages: UploadMessages): string {
	const seconds = secondsLeft(sizeBytes - endSize, speed);
	if (seconds === undefined) return "";
	return seconds > MINUTE
		? fill(messages.UPLOAD_MINUTES_LEFT, { minutes: Math.ceil(seconds / MINUTE) })
		: fill(messages.UPLOAD_SECONDS_LEFT, { seconds });
}

function speedText({ speed }: Attachment, { messages, language }: RowMessages): string {
	const { unit } = displaySize(speed);
	return speed > 0 ? fill(messages.UPLOAD_SPEED, { speed: amountText(speed, unit, language), unit }) : "";
}

const percentText = ({ progress }: Attachment, messages: UploadMessages) =>
	fill(messages.UPLOAD_PERCENT, { percent: progress });

function waitingText({ errorMessage, waitSeconds, filename }: Attachment, messages: UploadMessages): string {
	const why = errorMessage ? fill(messages[errorMessage], { name: filename }) : messages.UPLOAD_RECONNECTING;
	return waitSeconds ? `${why} ${fill(messages.UPLOAD_WAIT_SECONDS, { seconds: waitSeconds })}` : why;
}

function sendingText(file: Attachment, { messages, language }: RowMessages): string {
	const { sizeBytes, sizeUnit: unit, endSize, errorMessage } = file;
	if (endSize >= sizeBytes) return messages.UPLOAD_STORING;
	const amountOf = (bytes: number) => amountText(bytes, unit, language);
	const amount = fill(messages.UPLOAD_SENDING, { done: amountOf(endSize), size: amountOf(sizeBytes), unit });
	const speed = speedText(file, { messages, language });
	const pace = [`${amount} (${percentText(file, messages)})`, speed, timeLeft(file, messages)]
		.filter(Boolean)
		.join(", ");
	return errorMessage ? `${pace}. ${messages[errorMessage]}` : pace;
}

/** The cost of a pause: none, or a restart after a reload; empty while that is unknown. */
function pauseText({ resumes }: Attachment, messages: UploadMessages): string {
	if (resumes === undefined) return messages.UPLOAD_SLOW;
	return `${messages.UPLOAD_SLOW} ${resumes ? messages.UPLOAD_SLOW_KEPT : messages.UPLOAD_SLOW_ANEW}`;
}

function wordOf(file: Attachment, messages: UploadMessages): string {
	const { errorMessage = "UPLOAD_FAILED", resumes } = file;
	if (errorMessage === "UPLOAD_SLOW") return pauseText(file, messages);
	const isAnew = errorMessage === "FILE_PICK_AGAIN" && !resumes;
	return messages[isAnew ? "FILE_PICK_AGAIN_ANEW" : errorMessage];
}

/** The text of a stored file, and what to do about one that nobody can open. */
function doneText({ content }: Attachment, messages: UploadMessages): string {
	switch (closedReason(content)) {
		case "damaged":
			return messages.UPLOAD_DONE_DAMAGED;
		case "locked":
			return messages.UPLOAD_DONE_LOCKED;
		default:
			return messages.UPLOAD_DONE;
	}
}

/** The status text of a file's row. */
export function statusText(file: Attachment, written: RowMessages): string {
	const { messages } = written;
	if (file.status === "finish") return doneText(file, messages);
	if (file.status === "loading") return file.waiting ? waitingText(file, messages) : sendingText(file, written);
	return file.hostMessage ?? fill(wordOf(file, messages), { name: file.filename });
}

/** Whether an upload has stopped and will continue from its position: it waits, is paused, or needs its file again. */
const standsStill = ({ status, waiting, errorMessage }: Attachment) =>
	status === "paused" ||
	(status === "loading" && waiting && errorMessage !== "UPLOAD_STORING") ||
	errorMessage === "FILE_PICK_AGAIN";

/** Progress, last speed and remaining time of a stopped upload; empty for any other. */
export function standText(file: Attachment, written: RowMessages): string {
	if (!standsStill(file) || file.progress === 0) return "";
	const progress = [percentText(file, written.messages), speedText(file, written), timeLeft(file, written.messages)];
	return progress.filter(Boolean).join(", ");
}

/** A note about a file that is being sent; empty when there is none. `persists` is false where the page stores no files. */
export function noteText(file: Attachment, persists: boolean, messages: UploadMessages) {
	const { status, sizeBytes, isPersisted, longUpload, resumes } = file;
	if (status !== "loading") return "";
	// A small file is there before anybody has read that.
	const survives = persists && isPersisted && !isSingle({ size: sizeBytes });
	if (survives && resumes !== undefined) return resumes ? messages.UPLOAD_KEPT : messages.UPLOAD_KEPT_ANEW;
	return longUpload ? messages.LONGER_TO_UPLOAD : "";
}

/** The announcement for screen readers, which omits the steps of the progress. */
const audible = ({ status, waiting, errorMessage }: Attachment) => `${status} ${waiting} ${errorMessage ?? ""}`;

/** The announcement of the change from one list of files to the next; empty if nothing important changed. */
export function announcement(
	before: readonly Attachment[],
	after: readonly Attachment[],
	written: RowMessages,
): string {
	const removed = before.filter((old) => !after.some((file) => file.identifier === old.identifier));
	const changed = after.filter((file) => {
		const old = before.find((one) => one.identifier === file.identifier);
		return !old || audible(old) !== audible(file);
	});
	return [
		...removed.map((file) => fill(written.messages.UPLOAD_REMOVED, { name: file.filename })),
		...changed.map((file) => {
			const old = before.find((one) => one.identifier === file.identifier);
			// Amounts are for the eye.
			const isResumed = old !== undefined && standsStill(old) && file.status === "loading" && !file.waiting;
			return `${file.filename}: ${isResumed ? written.messages.UPLOAD_RESUMED : statusText(file, written)}`;
		}),
	].join(" ");
}
