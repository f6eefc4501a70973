"use client";

import { useEffect, useState } from "react";
import { answersOf, type HelpEntry } from "@/lib/help/help-index";

/** The full text of each answer on its page, by its anchor; none if the page can't be had. */
async function readTexts(page: string): Promise<ReadonlyMap<string, string>> {
	// biome-ignore lint/plugin: a page of ours, no call
	const answer = await fetch(page);
	return answer.ok ? answersOf(await answer.text()) : new Map();
}

/**
 * The answers with their full texts, read from the page that shows them, which the visitor opens next anyway. Until it
 * is loaded, and if it can't be, only the beginnings of the answers are searched.
 */
export function useWholeTexts(entries: readonly HelpEntry[], page: string): readonly HelpEntry[] {
	const [known, setKnown] = useState(entries);

	useEffect(() => {
		let isHere = true;
		const add = (texts: ReadonlyMap<string, string>) => {
			if (!isHere || texts.size === 0) return;
			setKnown(
				entries.map((entry) => {
					const text = texts.get(entry.id);
					return text ? { ...entry, text } : entry;
				}),
			);
		};
		// The search works with the known texts.
		readTexts(page).then(add, () => undefined);
		return () => {
			isHere = false;
		};
	}, [entries, page]);

	return known;
}
