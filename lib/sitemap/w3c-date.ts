import { isDay } from "@/lib/contract/answer";

const LONGEST = 40;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/**
 * A host's date as a sitemap may hold it: a day, or a moment with its zone, which comes back in UTC because the
 * sitemap's schema wants seconds. Undefined for anything else, a moment without a zone among it: nothing is guessed.
 */
export function w3cDate(text: string | undefined): string | undefined {
	if (!text || text.length > LONGEST) return undefined;
	const [day = "", time] = text.split(/T(.*)/s, 2);
	if (!isDay(day)) return undefined;
	if (time === undefined) return day;
	return TIME.test(time) ? new Date(text).toISOString() : undefined;
}
