import { headingOf } from "../sections/headings";
import { smallLetters } from "../text/clean";
import { isLanguage } from "./known-languages";

const MOTHER_TONGUE =
	"(?:mother ?tongue|native language|first language)(?:\\(s\\)|s)?|muttersprache(?:\\(n\\)|n)?|langues?(?:\\(s\\))? maternelles?(?:\\(s\\))?|lenguas? maternas?|línguas? maternas?|madrelingua|lingua madre|moedertaal|bahasa ibu";

const OTHERS =
	"(?:other|additional|further|second) languages?(?:\\(s\\))?|(?:weitere|andere|sonstige) sprachen?(?:\\(n\\))?|autres?(?:\\(s\\))? langues?(?:\\(s\\))?|otr[ao]s? (?:idiomas?|lenguas?)|outr[ao]s? (?:idiomas?|línguas?)|altr[ae] lingu[ae](?:\\(e\\))?|andere tal?en|andere taal|bahasa lain(?:nya)?";

const LABEL = new RegExp(`^(?:${MOTHER_TONGUE}|${OTHERS})(?!\\p{L})\\s*[:：]?\\s*`, "u");
const ONLY_LABEL = new RegExp(`^(?:${MOTHER_TONGUE}|${OTHERS})\\s*[:：]?$`, "u");

/** Words for a mother tongue, as a part of a pattern. */
export const MOTHER_TONGUE_WORDS = MOTHER_TONGUE;

/** Whether a text only announces languages, as a form does: "Mother tongue(s):", "Other languages". */
export const isLanguageLabel = (text: string): boolean => ONLY_LABEL.test(smallLetters(text.trim()));

/** What stands behind such a label in the same text: "Other languages English B2". Undefined without a label. */
export function behindLanguageLabel(text: string): string | undefined {
	const whole = text.trim();
	const label = LABEL.exec(smallLetters(whole))?.[0] ?? "";
	return label === "" ? undefined : whole.slice(label.length) || undefined;
}

/** A label and its text, parted by a colon or a dash: "Foreign languages – English (fluent)". */
const LABELLED = /^([^:：–—]{2,40}?)(?:\s*[:：]|\s+[–—-])\s+?(?=\S)|^([^:：]{2,40})[:：](?=\S)/u;

/** What parts the labels of a form in one line. */
const BAR = /\s*[|•·]\s+/u;

/** Whether a text begins with a label; a language may have its level behind a colon too. */
function isLabelled(text: string): boolean {
	const label = /^([^:：]{2,30})[:：]/u.exec(text)?.[1];
	return label !== undefined && !isLanguage(label);
}

/** A text up to the next label behind a bar. */
function untilNextLabel(text: string): string {
	const parts = text.split(BAR);
	const next = parts.findIndex((part, at) => at > 0 && isLabelled(part));
	return parts.slice(0, next < 0 ? undefined : next).join(" | ");
}

/** The text behind a label that is a heading for languages, under whatever heading it stands itself. */
export function behindHeading(whole: string): string | undefined {
	for (const text of labelledParts(whole)) {
		const match = LABELLED.exec(text);
		const label = match?.[1] ?? match?.[2] ?? "";
		// "Languages spoken at home: …"
		const [first = ""] = label.split(" ");
		if (!match || [label, first].every((one) => headingOf(one) !== "languages")) continue;
		return untilNextLabel(text.slice(match[0].length).trim()).replace(/\.$/, "") || undefined;
	}
	return undefined;
}

/** Where the next label begins, behind a sentence or a mark. */
const NEXT_PART = /(?<=[.;])\s+(?=\p{Lu}[^:：.;,]{2,30}[:：]\s)|\s+[|•·]\s+(?=\p{Lu}[^:：.;,]{2,30}[:：]\s)/u;

/** The parts of a text that begin with a label: "Tools: Git; Languages: Thai: native | Welsh: B2" has two. */
export function labelledParts(text: string): string[] {
	const parts: string[] = [];
	for (const part of text.split(NEXT_PART)) {
		const before = parts.at(-1);
		if (before === undefined || isLabelled(part)) parts.push(part);
		else parts[parts.length - 1] = `${before} | ${part}`;
	}
	return parts;
}
