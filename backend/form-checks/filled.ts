import type { HandedIn } from "./slot";

const hasText = ({ value }: { value: string }): boolean => value.trim() !== "";

/**
 * Documents as stored, without empty links and without documents that are then empty. A browser without script sends a
 * field for each document, including untouched ones.
 */
export const filled = (documents: readonly HandedIn[]): HandedIn[] =>
	documents
		.map(({ link_input, ...document }) =>
			link_input ? { ...document, link_input: link_input.filter(hasText) } : document,
		)
		.filter(({ attachment = [], link_input = [] }: HandedIn) => attachment.length + link_input.length > 0);
