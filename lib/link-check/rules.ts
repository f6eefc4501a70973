import { isBlank } from "@/lib/contract/patterns";
import { isSameAddress, readAddress } from "./address";
import type { LinkCode } from "./codes";
import type { LinkItem } from "./item";

const isEmpty = ({ value }: LinkItem) => isBlank(value);

/** Whether a link repeats another of the same document. Of two that are the same, one may stay. */
export const isRepeated = (item: LinkItem, all: readonly LinkItem[]): boolean =>
	all.some(
		(other) =>
			other.id !== item.id &&
			other.linkErrorMessage !== "LINK_CANT_BE_SAME" &&
			!isEmpty(other) &&
			isSameAddress(other.value, item.value),
	);

/** What stands against a link before anybody is asked about it, or null. */
export function problemOf(item: LinkItem, all: readonly LinkItem[]): LinkCode | null {
	if (isEmpty(item)) return "LINK_CANT_BE_BLANK";
	if (!readAddress(item.value)) return "INVALID_URL";
	return isRepeated(item, all) ? "LINK_CANT_BE_SAME" : null;
}

/** Most links of one document, as the application call takes them. */
const MOST_LINKS = 50;

/** Why no row can be added just now, or null. */
export function whyClosed(items: readonly LinkItem[]): "blank" | "full" | null {
	if (items.some(isEmpty)) return "blank";
	return items.length >= MOST_LINKS ? "full" : null;
}
