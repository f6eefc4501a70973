/** Finds Markdown marks without an effect, which would be displayed literally. */
import { PROBLEM_TEXTS } from "./problem-texts.mjs";
import { textsOf } from "./texts.mjs";

const BOLD = /\*\*(?=\S)(?:(?!\*\*).)*?[^\s*]\*\*/g;
const SLANTED = /(?<!\*)\*(?=[^\s*])[^*]*[^\s*]\*(?!\*)/g;
const BULLET = /^\s*[*+-] /;

/** Each mistake with its message. */
const MISTAKES = [
	[/\][ \t]+\((?=[/#]|https?:|mailto:)/, PROBLEM_TEXTS.linkApart],
	[/\]\((?:[^()]|\([^()]*\))*$|\)\[(?=[/#]|https?:)/, PROBLEM_TEXTS.linkBroken],
	[/^\s*\d+[.)][^\s\d.]/, PROBLEM_TEXTS.listSpace],
	[/^\s*[-+][^\s\d+-]/, PROBLEM_TEXTS.listSpace],
	[/^\s*[–—•·] ?/, PROBLEM_TEXTS.listMark],
	[/^\s*#{1,6}[^\s#]|^\s+#{1,6}\s/, PROBLEM_TEXTS.headingSpace],
];

const hasLoneStars = (text) => text.replace(BULLET, "").replace(BOLD, "").replace(SLANTED, "").includes("*");

/** Reports stars that make nothing bold, malformed links, and lists and headings without their space. */
export function checkMarks(file, report) {
	if (file.kind !== "markdown") return;
	for (const entry of textsOf(file)) {
		if (hasLoneStars(entry.text)) report(entry, entry.key, PROBLEM_TEXTS.stars());
		for (const [mistake, say] of MISTAKES) if (mistake.test(entry.text)) report(entry, entry.key, say());
	}
}
