import { excerpt } from "@/lib/text/plain";
import { HELP_ANSWERS, HELP_PANELS, type HelpAnswerId, type HelpPanel } from "./help";
import type { TextSection } from "./markdown";

/** What is known of an answer to those who search for it. */
export interface HelpEntry {
	id: HelpAnswerId;
	panel: HelpPanel;
	heading: string;
	/** Other words for its subject, in every language: people mix them. */
	keywords: string;
	/** How it begins. */
	snippet: string;
}

/** Characters of an answer that are searched and shown. */
const SNIPPET = 160;

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** What HTML that Markdown became says, without its tags. */
const textOf = (html: string): string =>
	html
		.replace(/<[^>]*>/g, " ")
		.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => CHARACTERS[name] ?? whole)
		.replace(/\s+/g, " ")
		.replace(/ (?=[.,:;?!)])/g, "")
		.trim();

/** The answers of both panels as they are searched, in order. `keywordsOf` gives the other words for an answer. */
export function helpIndex(
	sections: Record<HelpPanel, readonly TextSection[]>,
	keywordsOf: (id: HelpAnswerId) => string,
): HelpEntry[] {
	return HELP_PANELS.flatMap((panel) =>
		HELP_ANSWERS[panel].flatMap((id) => {
			const section = sections[panel].find((one) => one.id === id);
			if (!section) return [];
			const snippet = excerpt(textOf(section.html), SNIPPET).replace(/[.,:;]…$/, "…");
			return { id, panel, heading: section.heading, keywords: keywordsOf(id), snippet };
		}),
	);
}
