"use client";

import { useEffect, useState } from "react";
import { answerText, type HelpEntry } from "@/lib/help/help-index";

/** A page of the site, parsed but inert; null if it can't be had. */
const readPage = (page: string) =>
	new Promise<Document | null>((resolve) => {
		// biome-ignore lint/plugin: a page of ours, no call
		const request = new XMLHttpRequest();
		request.open("GET", page);
		request.responseType = "document";
		request.addEventListener("loadend", () => resolve(request.status === 200 ? request.responseXML : null));
		request.send();
	});

/** The full text of each answer on its page, by its anchor. */
async function readTexts(page: string): Promise<ReadonlyMap<string, string>> {
	const read = await readPage(page);
	if (!read) return new Map();
	const texts = [...read.querySelectorAll("details [id] > .prose")];
	return new Map(texts.map((prose) => [prose.parentElement?.id ?? "", answerText(prose.innerHTML)]));
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
