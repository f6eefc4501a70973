"use client";

import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { UploadMessages } from "@/lib/upload/messages";
import type { NoteProps } from "./no-picker-note.client";

interface Props {
	input: RefObject<HTMLInputElement | null>;
	messages: UploadMessages;
}

/** How long a list of files may take to open, milliseconds. */
const PATIENCE_MS = 1_500;

/** What happens to a page that a list of files opens over, or that was given a file. */
const OPENED = ["blur", "visibilitychange", "change"] as const;

/**
 * Below a file input: when a press on it opens nothing, as in the browsers of some apps, says how to get to one that
 * can. A choice that ends without a list in front of the page was ended by the app; older browsers don't tell of an end,
 * but a page that still has the focus a while after the press has nothing in front of it.
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
