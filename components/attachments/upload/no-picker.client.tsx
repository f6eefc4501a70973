"use client";

import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { UploadMessages } from "@/lib/upload/messages";
import type { NoteProps } from "./no-picker-note.client";

interface Props {
	input: RefObject<HTMLInputElement | null>;
	messages: UploadMessages;
}

/** Maximum time for a file picker to open, in milliseconds. */
const PATIENCE_MS = 1_500;

/** Events of a page that show that a file picker opened or that a file was picked. */
const OPENED = ["blur", "visibilitychange", "change"] as const;

/**
 * Below a file input: if a press on it opens nothing, as in the browsers of some apps, it explains how to reach a
 * browser that can pick files. If the picking is cancelled although no picker covered the page, the app cancelled it.
 * Older browsers don't report a cancellation; if their page still has focus a while after the press, no picker covers
 * it.
 */
export function NoPicker({ input, messages }: Props) {
	const [Note, setNote] = useState<ComponentType<NoteProps> | null>(null);

	useEffect(() => {
		const { current } = input;
		if (!current) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isWaiting = false;
		function opened() {
			isWaiting = false;
			clearTimeout(timer);
		}
		async function look() {
			if (!isWaiting) return;
			opened();
			if (document.visibilityState !== "visible" || !document.hasFocus()) return;
			const { isInApp, NoPickerNote } = await import("./no-picker-note.client");
			if (isInApp()) setNote(() => NoPickerNote);
		}
		const ended = () => void look().catch(() => undefined);
		const pressed = () => {
			clearTimeout(timer);
			isWaiting = true;
			timer = setTimeout(ended, PATIENCE_MS);
		};
		current.addEventListener("click", pressed);
		current.addEventListener("cancel", ended);
		for (const event of OPENED) window.addEventListener(event, opened, true);
		return () => {
			opened();
			current.removeEventListener("click", pressed);
			current.removeEventListener("cancel", ended);
			for (const event of OPENED) window.removeEventListener(event, opened, true);
		};
	}, [input]);

	return Note && <Note messages={messages} />;
}
