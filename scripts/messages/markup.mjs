/** Finds HTML tags, which texts must not contain: they would be displayed literally or not at all. */
import { PROBLEM_TEXTS } from "./problem-texts.mjs";
import { textsOf } from "./texts.mjs";

/** Tags that a page may define with `t.rich`; they have no attributes. */
const DECLARED = /^<\/?(?:link|mail|strong|em|number)>$/;

const TAG = /<[/!]?[a-z-][^>]*>?/gi;
/** In Markdown, an address between < and > is a link. */
const ADDRESS = /^<(?:https?:|mailto:|[^\s<>@]+@)[^\s<>]+>$/;
const ENTITY = /&(?:#x?[\da-f]+|[a-z]+);/gi;

/** Tags and entities of a text that it must not have. `kind` is that of its file. */
export function foreignTags(text, kind) {
	const isAllowed = kind === "json" ? DECLARED : ADDRESS;
	return [...text.matchAll(TAG), ...text.matchAll(ENTITY)].map(([tag]) => tag).filter((tag) => !isAllowed.test(tag));
}

/** Reports tags and entities. */
export function checkMarkup(file, report) {
	for (const entry of textsOf(file))
		for (const tag of foreignTags(entry.text, file.kind)) report(entry, entry.key, PROBLEM_TEXTS.tag(tag));
}
