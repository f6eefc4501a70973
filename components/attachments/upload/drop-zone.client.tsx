"use client";

import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { UploadMessages } from "@/lib/upload/messages";
import type { FilePolicy } from "@/lib/upload/slot/policy";

interface Props {
	input: RefObject<HTMLInputElement | null>;
	id: string;
	name?: string;
	policy: FilePolicy;
	/** The file types that the input offers. */
	accept: string | undefined;
	required: boolean;
	disabled: boolean;
	/** True when nothing more can be picked; what is dropped nevertheless is handed on to be refused with words. */
	isFull: boolean;
	isInvalid: boolean;
	describedBy: string | undefined;
	messages: UploadMessages;
	onFiles(files: readonly File[]): void;
}

const ZONE =
	"relative mt-1.5 flex flex-wrap items-center justify-center gap-x-2 rounded-lg border-2 [border-style:dashed] text-center has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-brand-ink has-[:focus-visible]:outline-offset-2";
// The input lies unseen over the whole zone: pressing, dropping and the keyboard all reach the real one.
const OVER = "absolute inset-0 h-full w-full cursor-pointer opacity-0 disabled:cursor-not-allowed";
// Without script it is seen, because then only the browser's own control can tell what was picked.
const PLAIN = "plain:static plain:h-auto plain:opacity-100";
const SCRIPTED = "plain:hidden";

/** The zone's instruction. A finger can't drop a file, so touch devices don't mention dropping. */
function Invitation({ id, isFull, messages }: Pick<Props, "id" | "isFull" | "messages">) {
	const tip = isFull ? messages.UPLOAD_ONE_CHOSEN : messages.UPLOAD_DROP;
	return (
		<>
			{!isFull && (
				<span
					id={`${id}-choose`}
					className={`inline-flex min-h-11 items-center rounded-lg border border-line px-4 font-medium text-ink ${SCRIPTED}`}
					aria-hidden="true"
				>
					{messages.UPLOAD_CHOOSE}
				</span>
			)}
			<span
				className={`text-muted text-sm ${isFull ? "" : "[@media(pointer:coarse)]:hidden"} ${SCRIPTED}`}
				aria-hidden="true"
			>
				{tip}
			</span>
		</>
	);
}

/** The file input with an area to drop files on. It passes on picked files, including those picked before hydration. */
export function DropZone({
	input,
	policy,
	accept,
	disabled,
	isFull,
	isInvalid,
	describedBy,
	messages,
	onFiles,
	...field
}: Props) {
	const [isOver, setIsOver] = useState(false);

	function takePicked() {
		const { current } = input;
		if (!current?.files?.length) return;
		const files = [...current.files];
		// Emptied, so that the form doesn't send the file a second time and the same file can be picked again.
		current.value = "";
		onFiles(files);
	}

	const takeEarly = useEffectEvent(takePicked);
	useEffect(() => takeEarly(), []);

	function drop(event: DragEvent) {
		event.preventDefault();
		setIsOver(false);
		onFiles([...event.dataTransfer.files]);
	}

	const border = isInvalid ? "border-danger" : isOver ? "border-brand-ink bg-page" : "border-line";
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the pointer; the input inside does everything
		<div
			className={`${ZONE} ${border} ${isFull ? "p-2" : "min-h-28 p-4"}`}
			onDragOver={(event) => {
				event.preventDefault();
				setIsOver(!disabled);
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={drop}
		>
			<Invitation id={field.id} isFull={isFull} messages={messages} />
			<input
				{...field}
				disabled={disabled || isFull}
				ref={input}
				type="file"
				accept={accept}
				multiple={!policy.single}
				// The visible text is part of the accessible name, for people who use voice control.
				aria-labelledby={`${field.id}-label ${isFull ? "" : `${field.id}-choose`}`.trim()}
				aria-invalid={isInvalid || undefined}
				aria-describedby={describedBy}
				onChange={takePicked}
				className={`${OVER} ${PLAIN}`}
			/>
		</div>
	);
}
