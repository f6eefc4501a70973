import { excerpt } from "@/lib/text/plain";
import type { TextSection } from "../content/markdown";
import { HELP_PANELS, type HelpPanel } from "./help";

/** What the search knows about an answer, or about a page beside the answers. */
export interface HelpEntry {
	id: string;
	/** Its address: a path with a hash. */
	address: string;
	/** The answer's panel; a page beside the answers has none. */
	panel?: HelpPanel;
	heading: string;
	/** Synonyms of its subject, in every language: people mix them. */
	keywords: string;
	/** Its beginning. */
	snippet: string;
	/** Its whole text, once loaded. */
	text?: string;
}

/** Shown length of an answer, in characters. */
const SNIPPET = 160;

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The text of an answer's HTML, without tags. */
export const answerText = (html: string): string =>
	html
		.replace(/<[^>]*>/g, " ")
		.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => CHARACTERS[name] ?? whole)
		.replace(/\s+/g, " ")
		.replace(/ (?=[.,:;?!)])/g, "")
		.trim();

const ANSWER = /<div id="([^"]+)"[^>]*><div class="prose[^>]*>(.*?)<\/div><a [^>]*data-copy-link/gs;

/**
 * The texts of the answers in the HTML of their page, by their ids. The HTML is read as text: a parsed document would
 * apply its own styles, which the policy of the page that reads it forbids.
 */
export const answersOf = (html: string): ReadonlyMap<string, string> =>
	new Map([...html.matchAll(ANSWER)].map(([, id = "", answer = ""]) => [id, answerText(answer)]));

/**
 * The search entries of both panels' answers, in order. `keywordsOf` returns an answer's synonyms; `page` is the path of the
 * page with the answers.
 */
export function helpIndex(
	sections: Record<HelpPanel, readonly TextSection[]>,
	keywordsOf: (id: string) => string,
	page: string,
): HelpEntry[] {
	return HELP_PANELS.flatMap((panel) =>
		sections[panel].map(({ id, heading, html }) => {
			const snippet = excerpt(answerText(html), SNIPPET).replace(/[.,:;]…$/, "…");
			return { id, address: `${page}#${id}`, panel, heading, keywords: keywordsOf(id), snippet };
		}),
	);
}
