import type { LinkItem } from "@/lib/link-check/item";
import type { LinkWords } from "@/lib/link-check/words";
import { fill } from "@/lib/text/fill";

/** What is wrong with a link, in words. Nothing while it is being checked, and for an empty one unless `showBlank`. */
export function errorText({ linkErrorMessage }: LinkItem, words: LinkWords, showBlank: boolean): string | undefined {
	if (linkErrorMessage === "" || linkErrorMessage === "CHECKING_URL") return undefined;
	return linkErrorMessage !== "LINK_CANT_BE_BLANK" || showBlank ? words[linkErrorMessage] : undefined;
}

/** How the check of a link stands, in words; nothing when it found something wrong. */
export function statusText({ linkErrorMessage, waiting, waitSeconds }: LinkItem, words: LinkWords): string {
	if (waiting === "offline") return words.LINK_OFFLINE;
	if (waiting === "trouble") return fill(words.LINK_TROUBLE, { seconds: waitSeconds ?? 0 });
	if (waiting === "busy") return fill(words.LINK_BUSY, { seconds: waitSeconds ?? 0 });
	if (linkErrorMessage === "CHECKING_URL") return words.CHECKING_URL;
	return linkErrorMessage === "" ? words.LINK_READY : "";
}

/** What stands beside a link, whichever it is. */
const textOf = (item: LinkItem, words: LinkWords) => errorText(item, words, false) ?? statusText(item, words);

/** A link's name on the page. */
export const nameOf = (index: number, words: LinkWords) => fill(words.LINK_LABEL, { number: index + 1 });

/** What to announce about the change from one list of links to the next; empty when nothing worth it happened. */
export function announcement(before: readonly LinkItem[], after: readonly LinkItem[], words: LinkWords): string {
	const removed = before.some((old) => !after.some(({ id }) => id === old.id)) ? [words.LINK_REMOVED] : [];
	const changed = after.flatMap((item, index) => {
		const old = before.find(({ id }) => id === item.id);
		const text = textOf(item, words);
		return text && (!old || textOf(old, words) !== text) ? [`${nameOf(index, words)}: ${text}`] : [];
	});
	return [...removed, ...changed].join(" ");
}
