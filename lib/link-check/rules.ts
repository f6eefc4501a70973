import { isBlank } from "@/lib/contract/patterns";
import { isSameAddress, readAddress } from "./address";
import type { LinkCode } from "./codes";
import type { LinkItem } from "./item";

const isEmpty = ({ value }: LinkItem) => isBlank(value);

/** Whether a link duplicates another of the same document. Of two equal links, one may stay. */
export const isRepeated = (item: LinkItem, all: readonly LinkItem[]): boolean =>
	all.some(
		(other) =>
			other.id !== item.id &&
			other.linkErrorMessage !== "LINK_CANT_BE_SAME" &&
			!isEmpty(other) &&
			isSameAddress(other.value, item.value),
	);

/** The error of a link that is known without a check, or null. */
export function problemOf(item: LinkItem, all: readonly LinkItem[]): LinkCode | null {
	if (isEmpty(item)) return "LINK_CANT_BE_BLANK";
	if (!readAddress(item.value)) return "INVALID_URL";
	return isRepeated(item, all) ? "LINK_CANT_BE_SAME" : null;
}

/** Maximum number of links per document, from the application call. */
const MOST_LINKS = 50;

/** Why no row can be added at the moment, or null. */
export function whyClosed(items: readonly LinkItem[]): "blank" | "full" | null {
	if (items.some(isEmpty)) return "blank";
	return items.length >= MOST_LINKS ? "full" : null;
}
