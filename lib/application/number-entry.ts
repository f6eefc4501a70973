import { numberIn } from "@/lib/contract/answer";

/**
 * Whether a number field accepts what is being typed: "input above max is rejected". It accepts a text that is no number
 * yet, such as "-" or "1,"; a number below the minimum, which may only be its beginning; and a negative number, which
 * further digits lower.
 */
export function acceptNumber(text: string, { max }: { max?: number }): boolean {
	const number = numberIn(text);
	return number === undefined || max === undefined || number <= max || text.trim().startsWith("-");
}
