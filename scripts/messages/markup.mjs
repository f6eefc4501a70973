/** Looks for tags of HTML, which texts must not have: they are shown as they stand, or not at all. */
import { SAYINGS } from "./sayings.mjs";
import { textsOf } from "./texts.mjs";

/** Tags that a page may give a meaning of its own, with `t.rich`; they have no attributes. */
const DECLARED = /^<\/?(?:link|mail|strong|em|number)>$/;

const TAG = /<[/!]?[a-z-][^>]*>?/gi;
/** In Markdown an address between < and > is a link. */
const ADDRESS = /^<(?:https?:|mailto:|[^\s<>@]+@)[^\s<>]+>$/;
const ENTITY = /&(?:#x?[\da-f]+|[a-z]+);/gi;

/** Reports tags and entities. */
export function checkMarkup(file, report) {
	const isAllowed = file.kind === "json" ? DECLARED : ADDRESS;
	for (const entry of textsOf(file))
		for (const [tag] of [...entry.text.matchAll(TAG), ...entry.text.matchAll(ENTITY)])
			if (!isAllowed.test(tag)) report(entry, entry.key, SAYINGS.tag(tag));
}
