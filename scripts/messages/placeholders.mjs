/** Holds the names in braces of long texts against the numbers and addresses that they stand for. */
import { FIRST } from "./folder.mjs";
import { SAYINGS } from "./sayings.mjs";

/** What `lib/server/load-content.ts` knows beside the product's facts. */
const ADDRESSES = ["supportEmail", "siteOrigin"];

const NAME = /\{(\w+)\}/g;
const namesIn = (text) => [...text.matchAll(NAME)].map(([, name]) => name);
const listed = (names) => (names.length > 0 ? names.map((name) => `{${name}}`).join(", ") : "nothing");

function checkLine(entry, id, known, report) {
	for (const name of namesIn(entry.text)) if (!known.has(name)) report(entry, id, SAYINGS.unknownValue(name));
	if (/[{}]/.test(entry.text.replace(NAME, ""))) report(entry, id, SAYINGS.brace());
}

const linesOf = ({ heading, line, lines }) => [{ line, text: heading }, ...lines];
const valuesOf = (part) => [...new Set(linesOf(part).flatMap(({ text }) => namesIn(text)))].sort();

function comparePart(file, part, first, report) {
	const [ours, theirs] = [listed(valuesOf(part)), listed(valuesOf(first))];
	if (ours !== theirs) report({ file, line: part.line }, part.id, SAYINGS.values(ours, theirs));
}

function checkFile({ file, parts }, first, known, report) {
	for (const part of parts.values()) {
		for (const { line, text } of linesOf(part)) checkLine({ file, line, text }, part.id, known, report);
		const other = first?.parts.get(part.id);
		if (other) comparePart(file, part, other, report);
	}
}

/** Reports names that stand for nothing, lone braces, and parts that name other values than in English. */
export function checkPlaceholders(folder, facts, report) {
	const known = new Set([...Object.keys(facts), ...ADDRESSES]);
	for (const [language, files] of Object.entries(folder))
		for (const [name, file] of files)
			if (file.kind === "markdown")
				checkFile(file, language === FIRST ? undefined : folder[FIRST].get(name), known, report);
}
