/** Everything that is shown: texts of JSON files, and of long texts the titles, headings and lines. */

function* textsOfMarkdown({ file, title, parts, unplaced }) {
	if (title) yield { file, key: "(title)", ...title };
	for (const { id, heading, line, lines } of [...parts.values(), ...unplaced]) {
		if (heading) yield { file, key: id, line, text: heading };
		for (const { line: number, text } of lines) yield { file, key: id, line: number, text };
	}
}

/** The texts of a file as `{ file, key, line, text }`. */
export const textsOf = (file) => (file.kind === "json" ? file.texts.values() : textsOfMarkdown(file));
