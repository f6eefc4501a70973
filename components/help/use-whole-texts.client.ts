"use client";

import { useEffect, useState } from "react";
import { answerText, type HelpEntry } from "@/lib/help/help-index";

/** What each of the answers says on the page that shows them, by its place there. */
async function readTexts(page: string): Promise<ReadonlyMap<string, string>> {
	// biome-ignore lint/plugin: a page of ours, no call
	const answer = await fetch(page);
	if (!answer.ok) return new Map();
	const read = new DOMParser().parseFromString(await answer.text(), "text/html");
	const texts = [...read.querySelectorAll("details [id] > .prose")];
	return new Map(texts.map((prose) => [prose.parentElement?.id ?? "", answerText(prose.innerHTML)]));
}

/**
 * The answers with all that they say, which is read from the page that shows them: whoever searches goes there next.
 * Until that has come, and where it doesn't, they are known by how they begin.
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
		// What is known already can be searched all the same.
		readTexts(page).then(add, () => undefined);
		return () => {
			isHere = false;
		};
	}, [entries, page]);

	return known;
}
