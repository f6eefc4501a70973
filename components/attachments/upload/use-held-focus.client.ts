"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in a row when its focused button disappears: moves it to the row's main button, else to the first
 * focusable one. `state` changes with every change of the row's buttons. The handlers belong on the row.
 */
export function useHeldFocus(row: RefObject<HTMLElement | null>, state: string) {
	const isHeld = useRef(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the buttons change
	useLayoutEffect(() => {
		if (isHeld.current && document.activeElement === document.body) {
			const next = ["button[data-main]", "button:not(:disabled)"].map((one) =>
				row.current?.querySelector<HTMLElement>(one),
			);
			next.find(Boolean)?.focus();
		}
	}, [state, row]);

	return {
		onFocus() {
			isHeld.current = true;
		},
		// Not called for a button that disappears: React receives no events while it changes the page.
		onBlur() {
			isHeld.current = false;
		},
	};
}
