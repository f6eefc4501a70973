import { MEGABYTE } from "@/lib/contract/limits";
import { fill } from "@/lib/text/fill";
import type { Attachment } from "@/lib/upload/attachment";
import { displaySize } from "@/lib/upload/size";
import { isSingle } from "@/lib/upload/transfer/single";
import { secondsLeft } from "@/lib/upload/transfer/speed";
import type { UploadWords } from "@/lib/upload/words";
import { amountText } from "./amount-text";

const MINUTE = 60;

/** What rows are written in: the words, and the language (BCP 47) of their numbers. */
export interface RowWords {
	words: UploadWords;
	language: string | undefined;
}

const TENTH = MEGABYTE / 10;

/**
 * A file's size with its unit. That of a CV above the limit is rounded up: "5.0 MB" beside a message that refuses more
 * than 5 MB would contradict it.
 */
export function sizeText({ sizeBytes, sizeUnit, errorMessage }: Attachment, { language }: RowWords): string {
	const bytes = errorMessage === "CV_TOO_LARGE" ? Math.ceil(sizeBytes / TENTH) * TENTH : sizeBytes;
	return `${amountText(bytes, sizeUnit, language)} ${sizeUnit}`;
}

function timeLeft({ sizeBytes, endSize, speed }: Attachment, words: UploadWords): string {
	const seconds = secondsLeft(sizeBytes - endSize, speed);
	if (seconds === undefined) return "";
	return seconds > MINUTE
		? fill(words.UPLOAD_MINUTES_LEFT, { minutes: Math.ceil(seconds / MINUTE) })
		: fill(words.UPLOAD_SECONDS_LEFT, { seconds });
}

function speedText({ speed }: Attachment, { words, language }: RowWords): string {
	const { unit } = displaySize(speed);
	return speed > 0 ? fill(words.UPLOAD_SPEED, { speed: amountText(speed, unit, language), unit }) : "";
}

const percentText = ({ progress }: Attachment, words: UploadWords) => fill(words.UPLOAD_PERCENT, { percent: progress });

function waitingText({ errorMessage, waitSeconds, filename }: Attachment, words: UploadWords): string {
	const why = errorMessage ? fill(words[errorMessage], { name: filename }) : words.UPLOAD_RECONNECTING;
	return waitSeconds ? `${why} ${fill(words.UPLOAD_WAIT_SECONDS, { seconds: waitSeconds })}` : why;
}

function sendingText(file: Attachment, { words, language }: RowWords): string {
	const { sizeBytes, sizeUnit: unit, endSize, errorMessage } = file;
	const amountOf = (bytes: number) => amountText(bytes, unit, language);
	const amount = fill(words.UPLOAD_SENDING, { done: amountOf(endSize), size: amountOf(sizeBytes), unit });
	const speed = speedText(file, { words, language });
	const pace = [`${amount} (${percentText(file, words)})`, speed, timeLeft(file, words)].filter(Boolean).join(", ");
	return errorMessage ? `${pace}. ${words[errorMessage]}` : pace;
}

/** What a pause costs: nothing, or a new start after a reload; nothing is said while that isn't known. */
function pauseText({ resumes }: Attachment, words: UploadWords): string {
	if (resumes === undefined) return words.UPLOAD_SLOW;
	return `${words.UPLOAD_SLOW} ${resumes ? words.UPLOAD_SLOW_KEPT : words.UPLOAD_SLOW_ANEW}`;
}

function wordOf(file: Attachment, words: UploadWords): string {
	const { errorMessage = "UPLOAD_FAILED", resumes } = file;
	if (errorMessage === "UPLOAD_SLOW") return pauseText(file, words);
	const isAnew = errorMessage === "FILE_PICK_AGAIN" && !resumes;
	return words[isAnew ? "FILE_PICK_AGAIN_ANEW" : errorMessage];
}

/** What a file's row says about it. */
export function statusText(file: Attachment, written: RowWords): string {
	const { words } = written;
	if (file.status === "finish") return words.UPLOAD_DONE;
	if (file.status === "loading") return file.waiting ? waitingText(file, words) : sendingText(file, written);
	return file.said ?? fill(wordOf(file, words), { name: file.filename });
}

/** Whether an upload stands still and goes on from where it is: it waits, is paused, or needs its file again. */
const standsStill = ({ status, waiting, errorMessage }: Attachment) =>
	status === "paused" || (status === "loading" && waiting) || errorMessage === "FILE_PICK_AGAIN";

/** How far an upload that stands still is, how slow it was, and how long that would take; empty for any other. */
export function standText(file: Attachment, written: RowWords): string {
	if (!standsStill(file) || file.progress === 0) return "";
	const stands = [percentText(file, written.words), speedText(file, written), timeLeft(file, written.words)];
	return stands.filter(Boolean).join(", ");
}

/** What is good to know while a file is on its way; empty when there is nothing. `keeps` false where nothing is kept. */
export function noteText(file: Attachment, keeps: boolean, words: UploadWords) {
	const { status, sizeBytes, kept, longUpload, resumes } = file;
	if (status !== "loading") return "";
	// A small file is there before anybody has read that.
	const isKept = keeps && kept && !isSingle({ size: sizeBytes });
	if (isKept && resumes !== undefined) return resumes ? words.UPLOAD_KEPT : words.UPLOAD_KEPT_ANEW;
	return longUpload ? words.LONGER_TO_UPLOAD : "";
}

/** What a listener should hear: not every step of the progress. */
const audible = ({ status, waiting, errorMessage }: Attachment) => `${status} ${waiting} ${errorMessage ?? ""}`;

/** What to announce about the change from one list of files to the next; empty when nothing worth it happened. */
export function announcement(before: readonly Attachment[], after: readonly Attachment[], written: RowWords): string {
	const removed = before.filter((old) => !after.some((file) => file.identifier === old.identifier));
	const changed = after.filter((file) => {
		const old = before.find((one) => one.identifier === file.identifier);
		return !old || audible(old) !== audible(file);
	});
	return [
		...removed.map((file) => fill(written.words.UPLOAD_REMOVED, { name: file.filename })),
		...changed.map((file) => {
			const old = before.find((one) => one.identifier === file.identifier);
			// Amounts are for the eye.
			const isResumed = old !== undefined && standsStill(old) && file.status === "loading" && !file.waiting;
			return `${file.filename}: ${isResumed ? written.words.UPLOAD_RESUMED : statusText(file, written)}`;
		}),
	].join(" ");
}
