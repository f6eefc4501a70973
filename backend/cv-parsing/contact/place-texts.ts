import { type Line, textOf } from "../line";
import { labelOf, unlabelledItems } from "../text/labels";
import { withoutPostcode } from "./address";
import { isOfOther, isOlder, isTold, withoutLabel } from "./elsewhere";
import { mayBeAlone, trimmed } from "./find-home";
import { isHome } from "./places";

/** What people add to where they live: "(open to remote)", ", open to relocation", "Remote – ". */
const ADDED =
	/[\s,–—-]*\((?:[^()]*\b)?(?:remote|hybrid|on-?site|relocat\p{L}*|open to|willing|available|bersedia)(?!\p{L})[^()]*\)|(?<=\p{L})(?:\s*[,;/]|\s[–—-])\s*(?:remote|hybrid|open to|willing to|available|bersedia|siap|disponible|disponível)(?!\p{L}).*$|^(?:remote|hybrid)\s*(?:[,/]|\s[–—-])\s*(?=\p{L})/giu;

/** A place without what people add to it. */
export const withoutAdded = (text: string): string => text.replace(ADDED, "");

/** Mail and web addresses, numbers, names of networks and of icons, and spaced labels, which separate the other parts of a line. */
const REACHED =
	/\bE-?mail me on .*$|\S+@\S+|https?:\S+|(?:[\p{Ll}\d-]+\.)+[a-z]{2,10}(?:\/\S*)?(?=\s|$)|(?!\d{1,4} - \d{4,6} \p{Lu})\+?\(?\d[\d ().-]{8,}\d|\b(?:LinkedIn|GitHub|GitLab|Twitter|WhatsApp|Telegram|Skype|WeChat|Viber|Website|Portfolio|Behance|Dribbble|Instagram|Facebook|Xing|Medium)\b|(?:\p{Lu} ){2,}\p{Lu}(?=\s)|(?:^|\s)(?:[Ee]nvelope|MOBILE-ALT|[Mm]ap-marker(?:-alt)?|Map-Marker-Alt|[Ll]ocation-dot|[Pp]hone-alt|[Pp]hone|[Gg]lobe)(?=\s|$)/u;

/** A text without the label of what follows it: "Parepare Tel:" before a number. */
function withoutNextLabel(text: string): string {
	const [, before = "", label = ""] = /^(.*\S)\s+(\S+?)\s*[:：]\s*$/u.exec(text) ?? [];
	return labelOf(label) ? before : text;
}

/** Lines whose cells are those of their parts between wider gaps that fit. */
const partedBy = (lines: readonly Line[], fits: (part: string) => boolean): Line[] =>
	lines.flatMap((line) => (line.parts ? [{ ...line, cells: line.parts.filter(fits) }] : []));

/** Texts without a known label; those of an older address come last. */
function itemsOf(lines: readonly Line[]): string[] {
	// Wider gaps part what stands beside a town and its region too: "Peckham, London", "Own car".
	const parted = partedBy(lines, (part) => part.includes(","));
	const items = unlabelledItems([...lines, ...parted]).filter((item) => item.length <= 200);
	return [...items.filter((item) => !isOlder(item)), ...items.filter(isOlder)];
}

/** The day of a birth or of a letter beside a place: "04.05.1998, Kiel", "Kiel, 4 May 1998". */
const DATED =
	/^(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{1,2}\.? \p{L}{3,9} \d{4}),? |, (?:den )?\d{1,2}\.? \p{L}{3,9} \d{4}$/u;

/** Texts that may be places, without separators. */
export const townsIn = (lines: readonly Line[]): string[] =>
	itemsOf(lines)
		.filter((item) => !isOfOther(item) && !DATED.test(item))
		.flatMap((item) => withoutAdded(withoutLabel(item)).split(REACHED).map(withoutNextLabel))
		.filter((text) => !/[:：]\s*$/u.test(text))
		.map(trimmed)
		.filter(Boolean);

/** A lone name between wider gaps, which may be a town among other words: "Leeds", but also "Java", "Nice". */
export const amongWords = (lines: readonly Line[]): string[] =>
	unlabelledItems(partedBy(lines, (part) => !part.includes(","))).map(trimmed);

/** A sign or a label for where somebody lives, before a name that may be a town. */
const PIN = /^(?:⚲|📍|🏠|🏡|📌|⌂|⚑)\ufe0f?\s*/u;

/** A place with such a sign, or with a label that no rule knows: "⌂ Staithes", "City & Country: Staithes, UK". */
export function toldIn(lines: readonly Line[]): string | undefined {
	const told = itemsOf(lines).filter((item) => PIN.test(item) || isTold(item));
	const texts = told.map((item) => trimmed(withoutAdded(withoutLabel(item)).split(REACHED)[0] ?? ""));
	return texts.map(withoutPostcode).find((text) => mayBeAlone(text) || isHome(text));
}

const isReach = (line: Line | undefined) =>
	line !== undefined &&
	textOf(line)
		.split(REACHED)
		.every((text) => !/[\p{L}\d]/u.test(text) || labelOf(text)) &&
	REACHED.test(textOf(line));

/** A name that may be a town, alone in a line behind two of contact data. */
export function amongReach(lines: readonly Line[]): string | undefined {
	const line = lines.find((_, at) => at > 1 && isReach(lines[at - 1]) && isReach(lines[at - 2]) && !isReach(lines[at]));
	const [text = "", ...others] = line?.cells ?? [];
	return others.length === 0 && mayBeAlone(text) && !labelOf(text) ? text : undefined;
}
