import { fill } from "@/lib/text/fill";
import type { Attachment } from "@/lib/upload/attachment";
import { KILOBYTE } from "@/lib/upload/size";
import { secondsLeft } from "@/lib/upload/speed";
import type { UploadWords } from "@/lib/upload/words";

const MINUTE = 60;

function timeLeft({ sizeBytes, endSize, speed }: Attachment, words: UploadWords): string {
	const seconds = secondsLeft(sizeBytes - endSize, speed);
	if (seconds === undefined) return "";
	return seconds > MINUTE
		? fill(words.UPLOAD_MINUTES_LEFT, { minutes: Math.ceil(seconds / MINUTE) })
		: fill(words.UPLOAD_SECONDS_LEFT, { seconds });
}

function waitingText({ errorMessage, waitSeconds, filename }: Attachment, words: UploadWords): string {
	const why = errorMessage ? fill(words[errorMessage], { name: filename }) : words.UPLOAD_RECONNECTING;
	return waitSeconds ? `${why} ${fill(words.UPLOAD_WAIT_SECONDS, { seconds: waitSeconds })}` : why;
}

function sendingText(file: Attachment, words: UploadWords): string {
	const amount = fill(words.UPLOAD_SENDING, { done: file.progressFile, size: file.sizeFile, unit: file.sizeUnit });
	const speed =
		file.speed > 0 ? fill(words.UPLOAD_SPEED, { speed: Math.max(1, Math.round(file.speed / KILOBYTE)) }) : "";
	const pace = [amount, speed, timeLeft(file, words)].filter(Boolean).join(", ");
	const note = file.errorMessage ? words[file.errorMessage] : file.longUpload ? words.LONGER_TO_UPLOAD : "";
	return [pace, note].filter(Boolean).join(". ");
}

/** What a file's row says about it. */
export function statusText(file: Attachment, words: UploadWords): string {
	if (file.status === "finish") return words.UPLOAD_DONE;
	if (file.status === "loading") return file.waiting ? waitingText(file, words) : sendingText(file, words);
	return fill(words[file.errorMessage ?? "UPLOAD_FAILED"], { name: file.filename });
}

/** What a listener should hear: not every step of the progress. */
const audible = ({ status, waiting, errorMessage }: Attachment) => `${status} ${waiting} ${errorMessage ?? ""}`;

/** What to announce about the change from one list of files to the next; empty when nothing worth it happened. */
export function announcement(before: readonly Attachment[], after: readonly Attachment[], words: UploadWords): string {
	const removed = before.filter((old) => !after.some((file) => file.identifier === old.identifier));
	const changed = after.filter((file) => {
		const old = before.find((one) => one.identifier === file.identifier);
		return !old || audible(old) !== audible(file);
	});
	return [
		...removed.map((file) => fill(words.UPLOAD_REMOVED, { name: file.filename })),
		...changed.map((file) => `${file.filename}: ${statusText(file, words)}`),
	].join(" ");
}
