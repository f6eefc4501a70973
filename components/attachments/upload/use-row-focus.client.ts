"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus near a removed row: on the last button of the next row, or on the file input if no row is left.
 * Returns a function to call with the index of the removed row.
 */
export function useRowFocus(
	list: RefObject<HTMLUListElement | null>,
	input: RefObject<HTMLInputElement | null>,
	count: number,
): (index: number) => void {
	const removed = useRef<number | null>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of rows changes
	useEffect(() => {
		if (removed.current === null) return;
		const rows = list.current?.children ?? [];
		const row = rows[Math.min(removed.current, rows.length - 1)];
		removed.current = null;
		const buttons = row?.querySelectorAll("button:not(:disabled)");
		const button = buttons?.[buttons.length - 1];
		if (button instanceof HTMLElement) button.focus();
		else input.current?.focus();
	}, [count]);

	return (index) => {
		removed.current = index;
	};
}
