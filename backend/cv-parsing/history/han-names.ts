import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { readDegree } from "./degree";
import { hasTitleWord } from "./looks-like";
import { periodOf } from "./period-of";

const KIND =
	"(?:大学|大學|学院|學院|中学|高中|学校|公司|集团|集團|银行|銀行|医院|醫院|研究院|研究所|事务所|协会|工作室|实验室|中心|厂)";
/** The word that ends the name of an organisation in Chinese. */
const ORGANISATION = new RegExp(`^[\\p{Script=Han}()（）·]*${KIND}$`, "u");
/** Such a word without the name, which stands before it. */
const ONLY_KIND = new RegExp(`^(?:${KIND}|(?:股份|责任)?有限公司|部)$`, "u");

/** Occupations that a word before them tells: "软件 工程师". */
const ONLY_OCCUPATION = /^(?:工程师|工程師|经理|經理|主管|助理|总监|专员|开发)$/u;

/** Words that only spaces part, outside of brackets. */
const wordsOf = (text: string) => text.split(/ (?![^(（]*[)）])/u);

const isOrganisation = (word: string) => ORGANISATION.test(word) && !ONLY_KIND.test(word);

const isTitle = (word: string) =>
	/^\p{Script=Han}[^(（]*(?:[(（][^()（）]*[)）])?$/u.test(word) &&
	!ORGANISATION.test(word) &&
	!ONLY_OCCUPATION.test(word) &&
	(hasTitleWord(word) || readDegree(word) !== undefined);

/** Chinese names that spaces part: an organisation ends with its kind, and an occupation or degree is a word of its own. */
function namesIn(text: string): string[] {
	const words = wordsOf(text);
	const last = words.findLastIndex((word, at) => ORGANISATION.test(word) || (at > 0 && ONLY_KIND.test(word)));
	const isBegin = (at: number) =>
		at === 0 || at === last + 1 || isTitle(words[at] ?? "") || isTitle(words[at - 1] ?? "");
	const begins = words.flatMap((_, at) => (isBegin(at) ? [at] : []));
	return begins.map((from, at) => words.slice(from, begins[at + 1]).join(" "));
}

const LONGEST_TITLE = 15;

/** Whether a line is an occupation and nothing else. */
const isTitleLine = (line: Line | undefined) =>
	line !== undefined &&
	!line.bullet &&
	textOf(line).length <= LONGEST_TITLE &&
	hasTitleWord(textOf(line)) &&
	periodOf(line) === undefined;

/** The dates of a cell and the Chinese names beside them, or those behind an organisation. */
function partsOf(cell: string, below: Line | undefined): string[] {
	const period = findPeriod(cell) ?? { from: cell.length, to: cell.length };
	const texts = [cell.slice(0, period.from), cell.slice(period.from, period.to), cell.slice(period.to)];
	const [before = "", dates = "", behind = ""] = texts.map((text) => text.trim());
	const words = [before, behind].flatMap(wordsOf);
	const isOpen = dates === "" ? isOrganisation(words[0] ?? "") : words.some(isTitle) || words.some(isOrganisation);
	if (!isOpen || (isTitleLine(below) && !words.some(isTitle))) return [cell];
	return [...namesIn(before), dates, ...namesIn(behind)].filter(Boolean);
}

/**
 * A line whose cells end behind a Chinese school or company, and behind each Chinese name beside dates: "北方大学 机器人工程"
 * are two names. Nothing is parted above an occupation, as what stands beside a company is its department then.
 */
export function withHanApart(line: Line, at: number, lines: readonly Line[]): Line {
	const cells = line.bullet ? line.cells : line.cells.flatMap((cell) => partsOf(cell, lines[at + 1]));
	return cells.length === line.cells.length ? line : { ...line, cells, parts: undefined, runs: undefined };
}

/** The name of a school in one word. */
const SCHOOL = "[\\p{Script=Han}()（）]*(?:大学|大學|学院|學院|学校|學校)";
/** A degree, or somebody who learns for one. */
const STUDENT = "(?:本科|专科|大专|(?:硕士|博士)?研究|硕士|博士)生?";
/** The dates, a school with a degree or a student's word in one word, and the rest behind a comma: "北方大学研究生,机器人专业". */
const STUDIES = new RegExp(`^((?:19|20)[\\d./年月至今 ~–-]* )?(${SCHOOL})(${STUDENT})?(?:[,，、]\\s*(\\S.*))?$`, "u");

/** The dates of such a text, the school, the degree and the rest. */
function studiesIn(cell: string): string[] {
	const [, dates = "", school, degree = "", rest = ""] = STUDIES.exec(cell) ?? [];
	return school === undefined ? [cell] : [dates.trim(), school, degree, ...rest.split(/[,，、]\s*/u)].filter(Boolean);
}

/** A line of studies whose cells are Chinese words: "北方大学研究生,机器人专业", "北方大学 机器人工程 本科". */
export function withHanStudiesApart(entered: Line, at: number, lines: readonly Line[]): Line {
	const line = withHanApart(entered, at, lines);
	const cells = line.cells.flatMap(studiesIn);
	return cells.length === line.cells.length ? line : { ...line, cells, parts: undefined, runs: undefined };
}
