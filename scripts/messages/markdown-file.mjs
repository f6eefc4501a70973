/** Reads a long text: its title and its parts, with their lines. */
import { PROBLEM_TEXTS } from "./problem-texts.mjs";

const HEADING = /^(#{1,2})\s+(.*?)\s*$/;
const PLACE = /^(.+?)\s*\{#([a-z0-9-]+)\}$/;

const INTRO = "(introduction)";

/**
 * A Markdown file's parts: place → `{ id, heading, line, lines }`, where `lines` are those below the heading with their
 * numbers. Text before the first part is the part `(introduction)`. Parts without a place are `unplaced`.
 */
export function readMarkdownFile(file, source, report) {
	const intro = { id: INTRO, heading: "", line: 1, lines: [] };
	const [parts, unplaced] = [new Map([[INTRO, intro]]), []];
	let [title, current] = [null, intro];
	const startPart = (text, line) => {
		const [, heading, id] = PLACE.exec(text) ?? [];
		if (!id) report({ file, line }, "-", PROBLEM_TEXTS.noPlace());
		else if (parts.has(id)) report({ file, line }, id, PROBLEM_TEXTS.twice(parts.get(id).line));
		current = { id: id ?? text, heading: heading ?? text, line, lines: [] };
		if (!id) unplaced.push(current);
		else if (!parts.has(id)) parts.set(id, current);
	};
	for (const [index, text] of source.split("\n").entries()) {
		const line = index + 1;
		const [, marks, heading] = HEADING.exec(text) ?? [];
		if (marks === "##") startPart(heading, line);
		else if (marks === "#" && title === null && current === intro) title = { text: heading, line };
		else if (marks === "#") report({ file, line }, "-", PROBLEM_TEXTS.noTitle());
		else current.lines.push({ line, text });
	}
	if (!title) report({ file, line: 1 }, "-", PROBLEM_TEXTS.noTitle());
	return { file, kind: "markdown", title, parts, unplaced };
}
