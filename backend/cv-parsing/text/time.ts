import { findPeriod, isDuration, isNow } from "./dates";
import { monthNumber } from "./months";

const isDash = (text: string) => /^[–—~-]$/u.test(text);

/** Whether a text is a date, a part of one, or a length of time, and nothing else. */
export function isTime(text: string): boolean {
	const word = text.trim().replace(/(?<=.)[\s–—-]+$|^[\s–—-]+(?=.)/gu, "");
	const period = findPeriod(word);
	const isDate = period !== undefined && word.length - (period.to - period.from) < 3;
	return isDate || isNow(word) || isDuration(word) || monthNumber(word) !== undefined || isDash(word);
}
