import { type Line, textOf } from "../line";
import { findPeriod, isNow } from "../text/dates";

/** Labels of the two ends of a period, which may say whose: "Education Start Date:". */
const START =
	/^(?:\p{L}+ )?(?:start|started|begin|beginn|enrolled|mulai|début|inicio|início|from|von|dari)(?: (?:date|datum|tanggal))?\s*[:：]\s*/iu;
const END =
	/^(?:\p{L}+ )?(?:end|ended|finish|completed|ende|selesai|fin|fim|hasta|to|bis|sampai)(?: (?:date|datum|tanggal))?\s*[:：]\s*/iu;

const isDate = (text: string) => {
	const period = findPeriod(text);
	return isNow(text) || (period?.single === true && period.from === 0 && period.to === text.length);
};

/** What stands behind a label, if that is a date. */
function dateBehind(label: RegExp, line: Line | undefined): string | undefined {
	const text = line ? textOf(line) : "";
	const date = text.replace(label, "");
	return date !== text && isDate(date) ? date : undefined;
}

/** Lines with one for each period whose ends have lines and labels of their own: "Start Date: 2013-10", "End Date: 2015-06". */
export const withLabelledEnds = (lines: readonly Line[]): Line[] =>
	lines.flatMap((line, at) => {
		const [start, end] = [dateBehind(START, line), dateBehind(END, lines[at + 1])];
		if (start && end)
			return [{ ...line, cells: [`${start} – ${end}`], parts: undefined, runs: undefined, bullet: false }];
		return dateBehind(END, line) && dateBehind(START, lines[at - 1]) ? [] : [line];
	});
