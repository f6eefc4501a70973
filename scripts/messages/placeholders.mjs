/** Checks the placeholders of long texts against the product's numbers and addresses. */
import { FIRST } from "./folder.mjs";
import { PROBLEM_TEXTS } from "./problem-texts.mjs";

/** Values that `lib/server/load-content.ts` provides beside the product's facts. */
const ADDRESSES = ["supportEmail", "siteOrigin"];

const NAME = /\{(\w+)\}/g;
const namesIn = (text) => [...text.matchAll(NAME)].map(([, name]) => name);
const listed = (names) => (names.length > 0 ? names.map((name) => `{${name}}`).join(", ") : "nothing");

function checkLine(entry, id, known, report) {
	for (const name of namesIn(entry.text)) if (!known.has(name)) report(entry, id, PROBLEM_TEXTS.unknownValue(name));
	if (/[{}]/.test(entry.text.replace(NAME, ""))) report(entry, id, PROBLEM_TEXTS.brace());
}

const linesOf = ({ heading, line, lines }) => [{ line, text: heading }, ...lines];
const valuesOf = (part) => [...new Set(linesOf(part).flatMap(({ text }) => namesIn(text)))].sort();

/** The line with a value that the other part lacks; the part's own line if there is none. */
function lineOf(part, others) {
	const odd = linesOf(part).find(({ text }) => namesIn(text).some((name) => !others.includes(name)));
	return odd?.line ?? part.line;
}

/** Reports values that only one of two parts has, at both; unknown values are reported elsewhere. */
function compareParts(one, other, known, report) {
	const [values, otherValues] = [valuesOf(one.part), valuesOf(other.part)];
	const isKnown = [...values, ...otherValues].every((name) => known.has(name));
	if (!isKnown || listed(values) === listed(otherValues)) return;
	const here = { file: one.file, line: lineOf(one.part, otherValues) };
	const there = { file: other.file, line: lineOf(other.part, values) };
	const tell = (at, ours, place, theirs) =>
		report(at, one.part.id, PROBLEM_TEXTS.values(listed(ours), `${place.file}:${place.line}`, listed(theirs)));
	tell(here, values, there, otherValues);
	tell(there, otherValues, here, values);
}

const markdownFiles = (files) => [...files].filter(([, { kind }]) => kind === "markdown");

function checkLines({ file, parts, unplaced }, known, report) {
	for (const part of [...parts.values(), ...unplaced])
		for (const { line, text } of linesOf(part)) checkLine({ file, line, text }, part.id, known, report);
}

function compareFiles(first, { file, parts }, known, report) {
	for (const part of parts.values()) {
		const other = first.parts.get(part.id);
		if (other) compareParts({ file: first.file, part: other }, { file, part }, known, report);
	}
}

/** Reports unknown values, single braces, and parts whose values differ from English. */
export function checkPlaceholders(folder, facts, report) {
	const known = new Set([...Object.keys(facts), ...ADDRESSES]);
	const { [FIRST]: first, ...others } = folder;
	for (const files of Object.values(folder))
		for (const [, file] of markdownFiles(files)) checkLines(file, known, report);
	for (const [name, file] of Object.values(others).flatMap(markdownFiles))
		if (first.has(name)) compareFiles(first.get(name), file, known, report);
}
