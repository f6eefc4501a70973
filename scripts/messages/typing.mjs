/** Looks for what a finger or an editor puts into a text by mistake. */
import { PROBLEM_TEXTS } from "./problem-texts.mjs";
import { textsOf } from "./texts.mjs";

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/;

const codeOf = (character) => `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** In Markdown, leading spaces nest lists, and a letter's lines may end in any way. */
function checkSpaces(entry, kind, report) {
	const { text, key } = entry;
	const shown = kind === "markdown" ? text.trimStart() : text;
	const isLetter = kind === "json" && text.includes("\n");
	if (kind === "json" && !text.trim()) report(entry, key, PROBLEM_TEXTS.empty());
	else if (/ {2}/.test(shown) || (shown !== shown.trim() && !isLetter)) report(entry, key, PROBLEM_TEXTS.spaces());
	if (/[\t\v\f]/.test(text)) report(entry, key, PROBLEM_TEXTS.tab());
}

function checkCharacters(entry, kind, report) {
	const { text, key } = entry;
	const [invisible] = INVISIBLE.exec(text) ?? [];
	if (invisible) report(entry, key, PROBLEM_TEXTS.invisible(codeOf(invisible)));
	if (/[\u2018\u2019]/.test(text)) report(entry, key, PROBLEM_TEXTS.apostrophe());
	if (kind === "json" && text.includes('"')) report(entry, key, PROBLEM_TEXTS.quotes());
}

function checkParts(file, report) {
	for (const { id, line, heading, lines } of file.parts.values())
		if (heading && lines.every(({ text }) => !text.trim()))
			report({ file: file.file, line }, id, PROBLEM_TEXTS.empty());
}

/** Reports empty texts, odd spaces, invisible characters and marks of the other kind. */
export function checkTyping(file, report) {
	if (file.kind === "markdown") checkParts(file, report);
	for (const entry of textsOf(file)) {
		checkSpaces(entry, file.kind, report);
		checkCharacters(entry, file.kind, report);
	}
}
