"use client";

import { useEffect, useRef, useState } from "react";
import { ProgressBar } from "@/components/ui/progress-bar";
import { pressOver } from "@/lib/browser/press-over";
import { closedReason } from "@/lib/contract/closed-reason";
import { fill } from "@/lib/text/fill";
import type { Attachment } from "@/lib/upload/attachment";
import { canRetry } from "@/lib/upload/codes";
import type { UploadMessages } from "@/lib/upload/messages";
import { pageLanguage } from "./page-language";
import { RowAction } from "./row-action";
import { noteText, sizeText, standText, statusText } from "./row-text";
import { useHeldFocus } from "./use-held-focus.client";

/** How long the full bar stays visible after a file is stored, in milliseconds. */
const FULL_BAR_MS = 3_000;

interface Props {
	file: Attachment;
	messages: UploadMessages;
	disabled: boolean;
	/** Whether this device may store an unfinished upload. */
	persists: boolean;
	onCancel(): void;
	onRetry(): void;
	onContinue(): void;
	onRemove(): void;
}

/** True from the file's picking until the bar has been full for a while, and while it waits for its file. */
function useBar({ status, errorMessage }: Attachment): boolean {
	const [isOver, setIsOver] = useState(false);
	useEffect(() => {
		if (status !== "finish") return;
		// The rows below move up, so a press on one of them ends first.
		const timer = setTimeout(() => void pressOver().then(() => setIsOver(true)), FULL_BAR_MS);
		return () => clearTimeout(timer);
	}, [status]);
	if (status === "finish") return !isOver;
	return status === "loading" || status === "paused" || errorMessage === "FILE_PICK_AGAIN";
}

const WRONG = "font-medium text-danger";
const TONES = {
	wrong: WRONG,
	warns: `${WRONG} rounded-lg border border-danger bg-danger-soft px-3 py-2`,
	asks: "font-medium text-ink",
	done: "text-ok",
	busy: "text-muted",
};

/** Whether a file has a problem, or only waits for the user. */
function toneOf({ status, errorMessage, content }: Attachment): keyof typeof TONES {
	if (status === "paused" || errorMessage === "FILE_PICK_AGAIN" || errorMessage === "UPLOAD_CANCELLED") return "asks";
	if (status === "failed" || status === "unsupported") return "wrong";
	if (status !== "finish") return "busy";
	return closedReason(content) ? "warns" : "done";
}

/** A file's status, its reason and its progress. */
function RowStatus({ file, messages }: Pick<Props, "file" | "messages">) {
	const written = { messages, language: pageLanguage() };
	const tone = toneOf(file);
	const stand = standText(file, written);
	return (
		<>
			<p className={`mt-1 text-sm ${TONES[tone]}`}>
				{(tone === "wrong" || tone === "warns") && <span aria-hidden="true">▲ </span>}
				{statusText(file, written)}
			</p>
			{stand && <p className="text-muted text-sm">{stand}</p>}
		</>
	);
}

/** One file: its name, size, how far it is, and what can be done with it. */
export function UploadRow({ file, messages, disabled, persists, onCancel, onRetry, onContinue, onRemove }: Props) {
	const { filename, status, errorMessage } = file;
	const hasBar = useBar(file);
	const note = noteText(file, persists, messages);
	const row = useRef<HTMLLIElement>(null);
	const held = useHeldFocus(row, `${status} ${disabled}`);
	// A file that is on its way, or paused there, can always be taken back.
	const isFixed = disabled && status !== "loading" && status !== "paused";
	return (
		<li ref={row} {...held} className="rounded-lg border border-line bg-surface px-3 py-2" data-status={status}>
			<div className="flex flex-wrap items-center justify-between gap-x-3">
				<p className="min-w-0 flex-1 basis-40 text-ink">
					<bdi className="font-medium [overflow-wrap:anywhere]">{filename}</bdi>{" "}
					<span className="whitespace-nowrap text-muted text-sm">
						{sizeText(file, { messages, language: pageLanguage() })}
					</span>
				</p>
				<div className="flex flex-wrap">
					{status === "loading" && <RowAction text={messages.UPLOAD_CANCEL} filename={filename} onClick={onCancel} />}
					{status === "failed" && canRetry(errorMessage) && (
						<RowAction text={messages.UPLOAD_RETRY} filename={filename} disabled={isFixed} onClick={onRetry} />
					)}
					<RowAction text={messages.UPLOAD_REMOVE} filename={filename} disabled={isFixed} onClick={onRemove} />
				</div>
			</div>
			{hasBar && <ProgressBar label={fill(messages.UPLOAD_PROGRESS_OF, { name: filename })} value={file.progress} />}
			<RowStatus file={file} messages={messages} />
			{status === "paused" && (
				// Below its reason, and away from the position of "Cancel": a second press must not cancel what the first one
				// started.
				<p className="my-2">
					<RowAction text={messages.UPLOAD_CONTINUE} filename={filename} isMain onClick={onContinue} />
				</p>
			)}
			{note && <p className="mt-1 text-muted text-sm">{note}</p>}
		</li>
	);
}
