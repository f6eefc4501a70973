"use client";

import { useState } from "react";

interface OpenEntries {
	isOpen(key: string, index: number): boolean;
	toggle(key: string, isOpen: boolean): void;
	/** Opens the entry that will be at `index`, and closes the others. */
	openOnly(index: number): void;
}

/** Which entries of a list are open: what the person opened, the one added last, and an only one. */
export function useOpenEntries(count: number): OpenEntries {
	const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
	const [latest, setLatest] = useState<number | null>(null);
	return {
		isOpen: (key, index) => chosen[key] ?? (index === latest || count === 1),
		toggle(key, isOpen) {
			setChosen((before) => (before[key] === isOpen ? before : { ...before, [key]: isOpen }));
		},
		openOnly(index) {
			setChosen({});
			setLatest(index);
		},
	};
}
