import { type Line, textOf } from "../line";
import { findPeriod, type Period } from "../text/dates";

/** A date in a sentence marks nothing: only little text may be beside it. */
const MOST_BESIDE = 110;

/** A text without the label of its dates. */
export const withoutDateLabel = (text: string) =>
	text.replace(/^(?:periode?|duration|dates?|masa kerja|waktu|tahun)\s*[:：]\s*/iu, "");

/** The period of a position in a line: at its beginning or end, in its own cell, or in brackets. */
export function periodOf(line: Line): Period | undefined {
	const text = withoutDateLabel(textOf(line));
	if (line.bullet) return undefined;
	const period = findPeriod(text);
	if (!period || text.length - (period.to - period.from) > MOST_BESIDE) return undefined;
	const before = text.slice(0, period.from).trim();
	const after = text.slice(period.to).trim();
	const atEdge = before === "" || /^[)\]|,.·•]*$/u.test(after) || line.cells.length > 1 || /^[|·•,–—(-]/u.test(after);
	const isSentence = /\p{Ll}[.;]$/u.test(text) && text.split(" ").length > 12;
	return atEdge && !isSentence ? period : undefined;
}
