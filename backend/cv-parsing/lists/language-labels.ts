import { headingOf } from "../sections/headings";
import { smallLetters } from "../text/clean";

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

/** The next label behind a bar, where a form has several in a line. */
const NEXT_LABEL = /\s*[|•·]\s+[^:：|•·]{2,30}[:：].*$/su;

/** The text behind a label that is a heading for languages, under whatever heading it stands itself. */
export function behindHeading(whole: string): string | undefined {
	for (const text of labelledParts(whole)) {
		const match = LABELLED.exec(text);
		const label = match?.[1] ?? match?.[2] ?? "";
		// "Languages spoken at home: …"
		const [first = ""] = label.split(" ");
		if (!match || [label, first].every((one) => headingOf(one) !== "languages")) continue;
		return text.slice(match[0].length).trim().replace(NEXT_LABEL, "").replace(/\.$/, "") || undefined;
	}
	return undefined;
}

/** The parts of a text that begin with a label behind a sentence or a mark: "Tools: Git; Languages: Thai". */
export const labelledParts = (text: string): string[] =>
	text.split(/(?<=[.;])\s+(?=\p{Lu}[^:：.;,]{2,30}[:：]\s)|\s+[|•·]\s+(?=\p{Lu}[^:：.;,]{2,30}[:：]\s)/u);
