import type { Line } from "../line";
import { findPeriod } from "../text/dates";

const KIND =
	"(?:大学|大學|学院|學院|中学|高中|学校|公司|集团|集團|银行|銀行|医院|醫院|研究院|研究所|事务所|协会|工作室|实验室|中心)";
/** The name of an organisation in Chinese, which has no spaces inside, and what a space parts from it, unless that is one too. */
const ORGANISATION = new RegExp(`^([\\p{Script=Han}()（）·]+${KIND}) (?!\\S*${KIND}(?: |$))(\\S.*)$`, "u");

/** Words that only spaces part. */
const WORDS = /^[\p{Script=Han}()（）]+(?: [\p{Script=Han}()（）]+)+$/u;

const wordsIn = (text: string) => (WORDS.test(text) ? text.split(" ") : [text]);

/** The dates of a text and the Chinese names beside them; undefined if it has none of them. */
function besideDates(cell: string): string[] | undefined {
	const period = findPeriod(cell);
	if (!period) return undefined;
	const [before, behind] = [cell.slice(0, period.from).trim(), cell.slice(period.to).trim()];
	if (![before, behind].some((text) => WORDS.test(text))) return undefined;
	return [...wordsIn(before), cell.slice(period.from, period.to), ...wordsIn(behind)].filter(Boolean);
}

/**
 * A line whose cells end behind a Chinese school or company, and behind each Chinese name beside dates: "北方大学 机器人工程"
 * are two names.
 */
export function withHanApart(line: Line): Line {
	const namesIn = (cell: string) => besideDates(cell) ?? ORGANISATION.exec(cell)?.slice(1) ?? [cell];
	const cells = line.bullet ? line.cells : line.cells.flatMap(namesIn);
	return cells.length === line.cells.length ? line : { ...line, cells, parts: undefined, runs: undefined };
}

const SCHOOL = "[\\p{Script=Han}()（）]*(?:大学|大學|学院|學院|学校|學校)";
const STUDENT = "(?:本科|专科|大专|(?:硕士|博士)?研究|硕士|博士)生?";
/** Behind the dates, a school with a degree or a student's word behind it, in one word, and the rest behind a comma: "北方大学研究生,机器人专业". */
const STUDIES = new RegExp(`^((?:19|20)[\\d./年月至今 ~–-]* )?(${SCHOOL})(${STUDENT})?(?:[,，、]\\s*(\\S.*))?$`, "u");
/** A line of studies whose cells are Chinese words: "北方大学研究生,机器人专业", "北方大学 机器人工程 本科". */
export function withHanStudiesApart(line: Line): Line {
	const apart = withHanApart(line);
	const cells = apart.cells.flatMap(
		(cell) =>
			STUDIES.exec(cell)
				?.slice(1)
				.flatMap((part) => part?.split(/[,，、]\s*/u) ?? []) ?? (apart === line ? [cell] : wordsIn(cell)),
	);
	return cells.length === apart.cells.length ? apart : { ...line, cells, parts: undefined, runs: undefined };
}
