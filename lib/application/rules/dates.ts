import { isDay } from "@/lib/contract/answer";
import type { FieldCode } from "../codes";
import { yearOf } from "../open-month";

const MONTH = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/;
const EARLIEST_BIRTH = "1900-01-01";

export const monthProblem = (text: string): FieldCode | undefined =>
	text === "" || MONTH.test(text) || yearOf(text) ? undefined : "ERROR_INVALID_MONTH";

/** The last month must be a real month, not before the first one. */
export function lastMonthProblem(first: string, last: string): FieldCode | undefined {
	if (last === "" || !MONTH.test(last)) return monthProblem(last);
	return MONTH.test(first) && last < first ? "ERROR_END_BEFORE_START" : undefined;
}

/** A date of birth lies between 1900 and `today` (YYYY-MM-DD). */
export function birthProblem(text: string, today: string): FieldCode | undefined {
	if (text === "") return undefined;
	if (!isDay(text) || text < EARLIEST_BIRTH) return "ERROR_INVALID_DATE";
	return text > today ? "ERROR_DATE_AHEAD" : undefined;
}
