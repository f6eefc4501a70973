import { html } from "hono/html";
import type { Language } from "../../http/language";
import type { Html } from "../page";

const ITEM = "- ";

/** An article's plain text as HTML: paragraphs, and lists where every line starts with a dash. */
export function toParagraphs(content: string): Html[] {
	const parts = content.split(/\n\s*\n/).map((part) => part.trim());
	return parts.filter(Boolean).map((part) => {
		const lines = part.split("\n");
		if (!lines.every((line) => line.startsWith(ITEM))) return html`<p>${part}</p>`;
		return html`<ul>
			${lines.map((line) => html`<li>${line.slice(ITEM.length)}</li>`)}
		</ul>`;
	});
}

const LOCALES = { en: "en-GB", id: "id-ID" } as const;

/** A moment's day in words. */
export const dayInWords = (moment: string, language: Language): string =>
	new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(moment));

/** The start of a text, cut after a word, `most` characters at most. */
export function startOf(content: string, most: number): string {
	const line = content.replace(/\s+/g, " ").trim();
	if (line.length <= most) return line;
	return `${line.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}
