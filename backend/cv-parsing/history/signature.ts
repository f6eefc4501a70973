import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";

/** What tools and authors of templates write below a page: "Created with Fold, 2018". */
const MADE = /^(?:created|made|designed|built|generated) (?:by|with|in)(?!\p{L})/iu;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");

/** Whether a line only signs the CV: its candidate's name, or who made the template, and a date. */
function isSignature(line: Line, name: string | undefined): boolean {
	const text = textOf(line);
	const period = findPeriod(text);
	if (!period?.single) return false;
	const beside = letters(text.slice(0, period.from) + text.slice(period.to));
	return MADE.test(text) || (name !== undefined && beside !== "" && beside === letters(name));
}

/** Lines without those that sign the CV and are no positions. A period is one, even of a company with the candidate's name. */
export const withoutSignatures = (lines: readonly Line[], name: string | undefined): Line[] =>
	lines.filter((line) => !isSignature(line, name));
