import { isTown } from "../contact/known-towns";
import { isLocation } from "../contact/places";
import { orderOf } from "./chunks";
import { orderByHeadline } from "./headline";
import { looksLikeTitle } from "./looks-like";

/** Less than words that tell; enough where no word does. */
const VOTE = 0.5;

/** What stands behind a name in one of the texts: ", Exeter, Devon". */
function isPlaced(name: string, texts: readonly string[]): boolean {
	const behind = texts.filter((text) => text.startsWith(name)).map((text) => text.slice(name.length));
	return behind.some((rest) => {
		const [place = ""] = rest.replace(/^\s*(?:[,(|•·]|[–—-]\s)\s*/u, "").split(/\s*[,)]\s*/u);
		return place !== rest && (isTown(place) || isLocation(place));
	});
}

/**
 * Which of two names in an entry's texts is the position, as `orderOf` says; where no word tells, the one with a town
 * behind it is the company, and the one with a word of the candidate's headline is the position.
 */
export function orderIn(names: readonly string[], texts: readonly string[], headline: ReadonlySet<string>): number {
	const [first = "", second = ""] = names;
	const order = orderOf(names);
	if (order !== 0 || !first || !second || looksLikeTitle(first)) return order;
	const placed = (isPlaced(second, texts) ? VOTE : 0) - (isPlaced(first, texts) ? VOTE : 0);
	return placed || VOTE * orderByHeadline(names.slice(0, 2), headline);
}
