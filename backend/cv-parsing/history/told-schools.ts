import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { labelOf } from "../text/labels";
import { readDegree } from "./degree";
import { maybeSubject } from "./remarks";
import { isSchool } from "./school";

/** Words between what somebody did and the school where it was: "Active in the University Ski Club". */
const WHERE =
	/(?:^|\s)(?:in|at|with|for|from|by|of (?:the|our|my)|an der|am|bei|beim|mit|di|pada|dengan|en (?:la|el)|con|chez|avec|na|no)\s/giu;

/** What a label in front of a school says if the school is where somebody studied: its kind, or a degree. */
const KIND =
	/(?<!\p{L})(?:primary|secondary|elementary|middle|high|higher|tertiary|(?:under|post)?graduate|schools?|university|college|studies|study|education|degree|bachelor|master|phd|sd|smp|sma|smk|s1|s2)(?!\p{L})/iu;

/** Whether a text names no school, but tells what somebody did at one, or for it. */
function isTold(text: string): boolean {
	const [, label = ""] = /^([^:：]{2,40})[:：]\s/u.exec(text) ?? [];
	if (label && labelOf(label) === undefined && ![isSchool, maybeSubject].some((is) => is(label)))
		return readDegree(label) === undefined && !KIND.test(label) && !/\d/.test(label);
	return [...text.matchAll(WHERE)].some(({ index }) => {
		const before = text.slice(0, index);
		const isStudied = isSchool(before) || maybeSubject(before) || before.split(/,\s+/).some((part) => readDegree(part));
		return isSchool(text.slice(index)) && !isStudied && (before !== "" || /^\p{Ll}/u.test(text));
	});
}

/** Whether a line without a period and a degree only tells something about a school: "Jury: Prof. Roe (Fold University)". */
function tellsOfSchool(line: Line): boolean {
	const period = findPeriod(textOf(line));
	const schools = line.cells.filter(isSchool);
	// "Drama at Fold College || 2010"
	const isDated = line.cells.some((cell) => findPeriod(cell)?.from === 0);
	const isEntry = isDated && schools.some((cell) => / at (?:the )?\p{Lu}/u.test(cell));
	return (!period || period.single) && !isEntry && schools.length > 0 && schools.every(isTold);
}

/** Lines without those that only tell something about a school, if another line names one. */
export function withoutToldSchools(lines: readonly Line[]): readonly Line[] {
	const named = lines.filter((line) => !tellsOfSchool(line));
	return named.some((line) => line.cells.some(isSchool)) ? named : lines;
}
