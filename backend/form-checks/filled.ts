import type { HandedIn } from "./slot";

const hasText = ({ value }: { value: string }): boolean => value.trim() !== "";

/**
 * Documents as they are kept: without links that nobody typed, and without those that hold nothing then. A browser
 * without script sends a field for each document, also for one that was left alone.
 */
export const filled = (documents: readonly HandedIn[]): HandedIn[] =>
	documents
		.map(({ link_input, ...document }) =>
			link_input ? { ...document, link_input: link_input.filter(hasText) } : document,
		)
		.filter(({ attachment = [], link_input = [] }: HandedIn) => attachment.length + link_input.length > 0);
