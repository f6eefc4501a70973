/** Reads a long text: its title and its parts, with their lines. */
import { SAYINGS } from "./sayings.mjs";

const HEADING = /^(#{1,2})\s+(.*?)\s*$/;
const PLACE = /^(.+?)\s*\{#([a-z0-9-]+)\}$/;

const INTRO = "(introduction)";

/**
 * A Markdown file's parts: place → `{ id, heading, line, lines }`, where `lines` are those below the heading, each with
 * its number. What stands before the first part is the part `(introduction)`. Parts without a place are `unplaced`.
 */
export function readMarkdownFile(file, source, report) {
	const intro = { id: INTRO, heading: "", line: 1, lines: [] };
	const [parts, unplaced] = [new Map([[INTRO, intro]]), []];
	let [title, current] = [null, intro];
	const startPart = (words, line) => {
		const [, heading, id] = PLACE.exec(words) ?? [];
		if (!id) report({ file, line }, "-", SAYINGS.noPlace());
		else if (parts.has(id)) report({ file, line }, id, SAYINGS.twice(parts.get(id).line));
		current = { id: id ?? words, heading: heading ?? words, line, lines: [] };
		if (!id) unplaced.push(current);
		else if (!parts.has(id)) parts.set(id, current);
	};
	for (const [index, words] of source.split("\n").entries()) {
		const line = index + 1;
		const [, marks, heading] = HEADING.exec(words) ?? [];
		if (marks === "##") startPart(heading, line);
		else if (marks === "#" && title === null && current === intro) title = { text: heading, line };
		else if (marks === "#") report({ file, line }, "-", SAYINGS.noTitle());
		else current.lines.push({ line, text: words });
	}
	if (!title) report({ file, line: 1 }, "-", SAYINGS.noTitle());
	return { file, kind: "markdown", title, parts, unplaced };
}
