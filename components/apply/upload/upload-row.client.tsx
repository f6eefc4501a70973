"use client";

import { useEffect, useRef, useState } from "react";
import { ProgressBar } from "@/components/ui/progress-bar";
import { fill } from "@/lib/text/fill";
import type { Attachment } from "@/lib/upload/attachment";
import { canRetry } from "@/lib/upload/codes";
import type { UploadWords } from "@/lib/upload/words";
import { statusText } from "./row-text";
import { useHeldFocus } from "./use-held-focus.client";

/** How long the full bar stays after a file is stored, milliseconds. */
const FULL_BAR_MS = 3_000;

interface Props {
	file: Attachment;
	words: UploadWords;
	disabled: boolean;
	onCancel(): void;
	onRetry(): void;
	onRemove(): void;
}

interface ActionProps {
	text: string;
	filename: string;
	disabled: boolean;
	onClick(): void;
}

function Action({ text, filename, disabled, onClick }: ActionProps) {
	return (
		<button
			type="button"
			disabled={disabled}
			onClick={onClick}
			className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg px-3 font-medium text-brand-ink underline underline-offset-2 disabled:text-muted"
		>
			{text}
			<span className="sr-only"> {filename}</span>
		</button>
	);
}

/** True from the file's picking until the bar has been full for a while. */
function useBar(status: Attachment["status"]): boolean {
	const [isOver, setIsOver] = useState(false);
	useEffect(() => {
		if (status !== "finish") return;
		const timer = setTimeout(() => setIsOver(true), FULL_BAR_MS);
		return () => clearTimeout(timer);
	}, [status]);
	return status === "loading" || status === "paused" || (status === "finish" && !isOver);
}

/** One file: its name, size, how far it is, and what can be done with it. */
export function UploadRow({ file, words, disabled, onCancel, onRetry, onRemove }: Props) {
	const { filename, status, errorMessage } = file;
	const isWrong = status === "failed" || status === "unsupported";
	const hasBar = useBar(status);
	const row = useRef<HTMLLIElement>(null);
	const held = useHeldFocus(row, `${status} ${disabled}`);
	// A file that is on its way can always be taken back.
	const isFixed = disabled && status !== "loading";
	const tone = isWrong ? "font-medium text-danger" : status === "finish" ? "text-ok" : "text-muted";
	return (
		<li ref={row} {...held} className="rounded-lg border border-line bg-surface px-3 py-2" data-status={status}>
			<div className="flex flex-wrap items-center justify-between gap-x-3">
				<p className="min-w-0 flex-1 basis-40 text-ink">
					<span className="font-medium [overflow-wrap:anywhere]">{filename}</span>{" "}
					<span className="whitespace-nowrap text-muted text-sm">
						{file.sizeFile} {file.sizeUnit}
					</span>
				</p>
				<div className="flex flex-wrap">
					{status === "loading" && (
						<Action text={words.UPLOAD_CANCEL} filename={filename} disabled={false} onClick={onCancel} />
					)}
					{status === "failed" && canRetry(errorMessage) && (
						<Action text={words.UPLOAD_RETRY} filename={filename} disabled={isFixed} onClick={onRetry} />
					)}
					<Action text={words.UPLOAD_REMOVE} filename={filename} disabled={isFixed} onClick={onRemove} />
				</div>
			</div>
			{hasBar && <ProgressBar label={fill(words.UPLOAD_PROGRESS_OF, { name: filename })} value={file.progress} />}
			<p className={`mt-1 text-sm ${tone}`}>
				{isWrong && <span aria-hidden="true">▲ </span>}
				{statusText(file, words)}
			</p>
		</li>
	);
}
