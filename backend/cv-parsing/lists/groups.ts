import { headingOf } from "../sections/headings";
import { BEFORE_SKILLS, HOW_WELL } from "../words/skill-words";

/** The words before skills in a sentence: "Proficient in Windows and Linux". */
const TOLD = new RegExp(`^${BEFORE_SKILLS}(?=[\\p{L}\\d])`, "iu");

/** A text without such words; undefined if it has none. */
export function withoutTold(text: string): string | undefined {
	const rest = text.replace(TOLD, "");
	return rest === text ? undefined : rest;
}

/** Where the next group begins in the same text: "Good: C, Go. Basic: Rust", "Tools: Git | Cloud: AWS", "Web – CSS; Print – Scribus". */
const LABEL = "[^,;:：|.–—→]{1,30}(?:[:：]\\s|\\s[–—→]\\s)";
const NEXT_GROUP = new RegExp(
	`(?<=\\S)(?:(?:\\.|\\s*[|•·]|\\s/)\\s+(?=\\p{Lu}${LABEL})|;\\s+(?=\\p{L}${LABEL})|\\s[–—-]\\s+(?=\\p{Lu}[^,;:：|.–—→]{1,30}[:：]\\s))`,
	"u",
);

/** A label and what stands behind its colon or dash. */
const AT_COLON = /^([^:：,;]{2,40}?)\s*[:：]\s*(.+)$/su;
const IN_BRACKETS = /^(?:\[[^[\]]{2,30}\]|\([^()]{2,30}\))\s+(.*,.*)$/su;
const AT_DASH = /^([^:：,;.–—→]{2,40}?)\s+([–—→-])\s+(\S.*)$/su;

const LIST = /[;|•·]|(?<!\d),|,(?!\d)/u;
const wordsOf = (text: string) => text.trim().split(/\s+/);

/** A clause that begins with a verb and describes a skill: "Builds oars from old masts, rope and tar". */
const DOES = /^\p{Lu}\p{Ll}+[^s]s (?!(?:of|and|or|for|in|with|from|to|on|at) )(?:\p{Ll}+ ){2}/u;

const isSentence = (text: string) => {
	const [first = ""] = text.split(LIST);
	return (
		DOES.test(text) &&
		wordsOf(first).length > 4 &&
		text
			.split(LIST)
			.slice(1)
			.every((item) => /^\s*\p{Ll}/u.test(item))
	);
};

/** Whether a text behind a label explains it rather than naming more: "worked with cooks and waiters." */
function explains(text: string): boolean {
	if (isSentence(text)) return true;
	if (!/^(?:\p{Ll}|I )/u.test(text) || withoutTold(text) !== undefined) return false;
	const [first = ""] = text.split(LIST);
	return wordsOf(first).length > 2 && (!LIST.test(text) || /\.$/.test(text));
}

/** Whether several words without capitals stand behind a name with one: "MATLAB - 데이터 분석". */
const isInOtherLetters = (name: string, text: string) =>
	/^[\p{Lu}\d]/u.test(name) && /^\p{Lo}/u.test(text) && /\s/.test(text) && !LIST.test(text.replace(/\([^()]*\)/gu, ""));

/** The same behind a dash, where a word in small letters, or a version, does: "automated tests", "MRI 3.1". */
function explainsAtDash(name: string, text: string, dash: string): boolean {
	if (explains(text) || isInOtherLetters(name, text)) return true;
	const named = text.split(LIST).filter((item) => /\p{L}/u.test(item));
	const isVersion = named.length === 1 && /\s\d+\.\d/.test(text);
	return isVersion || (/^\p{Ll}/u.test(text) && !LIST.test(text) && (dash !== "-" || wordsOf(text).length > 1));
}

const ONLY_LEVEL = new RegExp(`^${HOW_WELL}\\.?$`, "iu");

/** An item without the explanation behind a dash: "SQL Profiler - performance tuning". */
export function withoutExplanation(item: string): string {
	const [, name = "", dash = "", text = ""] = AT_DASH.exec(item.trim()) ?? [];
	return name && explainsAtDash(name, text, dash) && !ONLY_LEVEL.test(text) ? name : item;
}

/** Whether items behind a label are names: each begins as one, and none is a level. */
const areNames = (text: string) =>
	text.split(LIST).every((item) => /^\s*[^\s\p{Ll}]/u.test(item) && !ONLY_LEVEL.test(item.trim()));

/** What a group of skills names, without its label. */
function behindLabel(group: string): string {
	const [, inside = ""] = IN_BRACKETS.exec(group) ?? [];
	if (inside) return inside;
	const [, label = "", text = ""] = AT_COLON.exec(group) ?? [];
	if (label) return explains(text) && headingOf(label) !== "other" ? label : text;
	const [, name = "", , list = ""] = AT_DASH.exec(group) ?? [];
	return name && LIST.test(list) && areNames(list) && withoutExplanation(group) === group ? list : group;
}

/** How a sentence begins that tells what somebody does. */
const PERSON = /^(?:(?:I|we|saya|kami|ich|wir|je|nous|yo|eu|ik)\s|I['’]|j['’])/iu;

/** The groups of a text of skills, without their labels: "Languages: Go, SQL; Tools: Git" has two. A sentence has none. */
export function groupsIn(text: string): string[] {
	if (PERSON.test(text) && withoutTold(text) === undefined) return [];
	const groups = text.split(NEXT_GROUP);
	const [first = "", ...others] = groups;
	return [behindLabel(first), ...others.map((group) => AT_DASH.exec(group)?.[3] ?? behindLabel(group))];
}
