import { type Line, textOf } from "../line";
import { findPeriod, type Period } from "../text/dates";

/** A date in a sentence marks nothing: only little text may be beside it. */
const MOST_BESIDE = 110;

/** A text without the label of its dates. */
export const withoutDateLabel = (text: string) =>
	text.replace(/^(?:periode?|duration|dates?|masa kerja|waktu|tahun)\s*[:：]\s*/iu, "");

/** Words of a sentence before its date: "won the award in". */
const INSIDE =
	/(?:^|\s)(?:in|of|on|by|during|around|until|early|late|mid|the|year|fiscal|im|jahr|pada|tahun|en|em|nel|año|ano|année)$/i;

/** Whether a date is part of a sentence. */
function isTold(text: string, { from, to, single }: Period): boolean {
	const before = text.slice(0, from).trim();
	const words = `${before} ${text.slice(to)}`.trim().split(/\s+/).length;
	if (/\p{Ll}[.;]$/u.test(text) && words > MOST_WORDS) return true;
	return (single && INSIDE.test(before)) || (words > MOST_WORDS && /^\p{Ll}/u.test(text));
}

/** A sentence has more words than these beside its date. */
const MOST_WORDS = 4;

/** Whether a date stands apart from the words beside it: in a cell of its own, in brackets, or behind a mark. */
export function standsApart({ cells }: Line, { from }: Period): boolean {
	const before = cells.join(" ").slice(0, from).trim();
	return cells.some((cell) => findPeriod(cell)?.from === 0) || /[([|,:;•·/–—-]$/u.test(before);
}

/** The period of a position in a line: at its beginning or end, in its own cell, or in brackets. */
export function periodOf(line: Line): Period | undefined {
	const text = withoutDateLabel(textOf(line));
	if (line.bullet) return undefined;
	const period = findPeriod(text);
	if (!period || text.length - (period.to - period.from) > MOST_BESIDE) return undefined;
	const before = text.slice(0, period.from).trim();
	const after = text.slice(period.to).trim();
	const atEdge = before === "" || /^[)\]|,.·•]*$/u.test(after) || line.cells.length > 1 || /^[|·•,–—(-]/u.test(after);
	return atEdge && !isTold(text, period) ? period : undefined;
}
