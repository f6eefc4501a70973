import { excerpt } from "@/lib/text/plain";
import type { TextSection } from "../content/markdown";
import { HELP_ANSWERS, HELP_PANELS, type HelpAnswerId, type HelpPanel } from "./help";

/** What is known of an answer, or of a page beside the answers, to those who search for it. */
export interface HelpEntry {
	id: string;
	/** Where it is read: a path with its hash. */
	address: string;
	/** The panel that has the answer; none has a page beside them. */
	panel?: HelpPanel;
	heading: string;
	/** Other words for its subject, in every language: people mix them. */
	keywords: string;
	/** How it begins. */
	snippet: string;
	/** All that it says, as soon as that is known. */
	text?: string;
}

/** Characters of an answer that are shown. */
const SNIPPET = 160;

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** What an answer's HTML says, without its tags. */
export const answerText = (html: string): string =>
	html
		.replace(/<[^>]*>/g, " ")
		.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => CHARACTERS[name] ?? whole)
		.replace(/\s+/g, " ")
		.replace(/ (?=[.,:;?!)])/g, "")
		.trim();

/**
 * The answers of both panels as they are searched, in order. `keywordsOf` gives the other words for an answer; `page` is
 * the path of the page that they stand on.
 */
export function helpIndex(
	sections: Record<HelpPanel, readonly TextSection[]>,
	keywordsOf: (id: HelpAnswerId) => string,
	page: string,
): HelpEntry[] {
	return HELP_PANELS.flatMap((panel) =>
		HELP_ANSWERS[panel].flatMap((id) => {
			const section = sections[panel].find((one) => one.id === id);
			if (!section) return [];
			const snippet = excerpt(answerText(section.html), SNIPPET).replace(/[.,:;]…$/, "…");
			return { id, address: `${page}#${id}`, panel, heading: section.heading, keywords: keywordsOf(id), snippet };
		}),
	);
}
