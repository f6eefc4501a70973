"use client";

import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import type { TextLimit } from "./text-limit";

/** Limits a box while somebody types, except during the composition of a word by an input method. */
export function useLimited(limit: TextLimit, text: string) {
	const before = useRef(text);
	// The text also changes without a keystroke, as when a draft is restored.
	useLayoutEffect(() => {
		before.current = text;
	}, [text]);
	return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
		if ("isComposing" in nativeEvent && nativeEvent.isComposing) return;
		const limited = limit.keep(before.current, target.value);
		if (limited === target.value) return;
		// The caret stays where the refused text would have begun; otherwise the next input would go to the end.
		const caret = Math.max(0, (target.selectionStart ?? target.value.length) - (target.value.length - limited.length));
		target.value = limited;
		target.setSelectionRange(caret, caret);
	};
}
