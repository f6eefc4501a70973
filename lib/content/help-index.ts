import { excerpt } from "@/lib/text/plain";
import { HELP_PANELS, type HelpPanel } from "./help";
import type { TextSection } from "./markdown";

/** What is known of an answer to those who search for it. */
export interface HelpEntry {
	id: string;
	panel: HelpPanel;
	heading: string;
	/** Other words for its subject, in all languages. */
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

/**
 * The answers of both panels as they are searched. `keywords` are every language's, by the answers' places: people mix
 * languages.
 */
export function helpIndex(
	sections: Record<HelpPanel, readonly TextSection[]>,
	keywords: readonly Readonly<Record<string, string>>[],
): HelpEntry[] {
	return HELP_PANELS.flatMap((panel) =>
		sections[panel].map(({ id, heading, html }) => ({
			id,
			panel,
			heading,
			keywords: keywords.flatMap((words) => words[id] ?? []).join(", "),
			snippet: excerpt(textOf(html), SNIPPET).replace(/[.,:;]…$/, "…"),
		})),
	);
}
