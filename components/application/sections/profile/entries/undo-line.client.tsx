"use client";

import { useEffect, useId, useRef } from "react";
import type { ApplicationMessages } from "../../../setup";

interface Props {
	text: string;
	messages: ApplicationMessages;
	onUndo(): void;
}

/** Stands where something was removed, with the way back, which takes the focus. */
export function UndoLine({ text, messages, onUndo }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const id = useId();

	useEffect(() => button.current?.focus(), []);

	return (
		<p className="flex flex-wrap items-center gap-x-3 rounded-lg border border-line [border-style:dashed] px-3 py-1 text-muted">
			<span id={id}>{text}</span>
			<button
				ref={button}
				type="button"
				aria-describedby={id}
				onClick={onUndo}
				className="min-h-11 min-w-11 px-1 font-medium text-brand-ink underline underline-offset-2"
			>
				{messages.ENTRY_UNDO}
			</button>
		</p>
	);
}
