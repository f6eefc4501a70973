import { numberIn } from "@/lib/contract/answer";

/**
 * Whether a number field takes what is being typed: "input above max is rejected". A text that says no number yet,
 * such as "-" or "1,", is taken; so are a number below the least, which may only be its beginning, and a negative one,
 * which more digits bring further down.
 */
export function acceptNumber(text: string, { max }: { max?: number }): boolean {
	const number = numberIn(text);
	return number === undefined || max === undefined || number <= max || text.trim().startsWith("-");
}
