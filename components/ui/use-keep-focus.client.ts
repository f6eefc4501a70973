"use client";

import { useEffect, useRef } from "react";

/** Restores the focus when the form unlocks: browsers remove it from a disabled field. */
export function useKeepFocus(locked: boolean): void {
	const last = useRef<Element | null>(null);

	useEffect(() => {
		if (locked) return;
		const { current } = last;
		if (document.activeElement === document.body && current instanceof HTMLElement && current.isConnected) {
			current.focus({ preventScroll: true });
		}
		const note = ({ target }: FocusEvent) => {
			last.current = target instanceof Element ? target : null;
		};
		document.addEventListener("focusin", note);
		return () => document.removeEventListener("focusin", note);
	}, [locked]);
}
