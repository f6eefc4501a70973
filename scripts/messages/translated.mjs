/**
 * Which text was translated from which: `messages/translated.json` has, for each text, the hashes of both languages when
 * they last said the same. A text that has changed alone since is pointed out, never refused.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST } from "./folder.mjs";

const fileIn = (root) => join(root, "messages", "translated.json");
const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);

const partText = ({ heading, lines }) => [heading, ...lines.map(({ text }) => text)].join("\n");

/** The units of translation, by key: a text, a list, a part of a long text. */
function unitsOf(file) {
	if (file.kind === "markdown")
		return [...file.parts.values()].map((part) => [part.id, { line: part.line, hash: hashOf(partText(part)) }]);
	const whole = [...file.texts.values(), ...file.lists.values()].filter(({ list }) => !list);
	return whole.map(({ key, line, text, value }) => [key, { line, hash: hashOf(text ?? JSON.stringify(value)) }]);
}

/** The pairs of a language: `{ name, key, first, other, recorded }`. */
function* pairsOf(folder, language, records) {
	for (const [name, file] of folder[language]) {
		const source = new Map(folder[FIRST].has(name) ? unitsOf(folder[FIRST].get(name)) : []);
		for (const [key, other] of unitsOf(file))
			if (source.has(key))
				yield { name, key, first: source.get(key), other, recorded: records[language]?.[name]?.[key] };
	}
}

/** What is recorded; null for a file that can't be read, as after a merge. */
function readRecords(root) {
	if (!existsSync(fileIn(root))) return {};
	try {
		return JSON.parse(readFileSync(fileIn(root), "utf8"));
	} catch {
		return null;
	}
}

const UNREADABLE =
	"messages/translated.json  isn't readable as JSON: `npm run messages -- translated` writes it anew, once both languages are read";

const recordOf = ({ first, other }) => `${first.hash} ${other.hash}`;

/** The language that alone has changed; null where both have, or none. */
function changedAlone({ first, other, recorded = "" }) {
	const [source, translation] = recorded.split(" ").map((hash, index) => hash === [first, other][index].hash);
	if (source === translation || translation === undefined) return null;
	return source ? "other" : FIRST;
}

function noteOf(pair, language) {
	const places = {
		[FIRST]: `messages/${FIRST}/${pair.name}:${pair.first.line}`,
		[language]: `messages/${language}/${pair.name}:${pair.other.line}`,
	};
	const changed = changedAlone(pair) === FIRST ? FIRST : language;
	const left = changed === FIRST ? language : FIRST;
	return `${places[left]}  ${pair.key}  is as it was, but ${places[changed]} has changed: does it still say the same? If so, its line in messages/translated.json is "${recordOf(pair)}"`;
}

/** Lines on texts that have changed in one language alone, and how many pairs aren't recorded as they are now. */
export function checkTranslated(root, folder) {
	const records = readRecords(root);
	if (records === null) return { notes: [UNREADABLE], unrecorded: 0 };
	const languages = Object.keys(folder).filter((language) => language !== FIRST);
	const pairs = languages.flatMap((language) =>
		[...pairsOf(folder, language, records)].map((pair) => ({ pair, language })),
	);
	const alone = pairs.filter(({ pair }) => changedAlone(pair) !== null);
	const together = pairs.filter(({ pair }) => changedAlone(pair) === null && pair.recorded !== recordOf(pair));
	return { notes: alone.map(({ pair, language }) => noteOf(pair, language)), unrecorded: together.length };
}

/** Records that all texts say the same now in all languages, or those of one file, or one text of it. */
export function recordTranslated(root, folder, { file, key } = {}) {
	const before = readRecords(root) ?? {};
	const isMeant = (pair) => (!file || pair.name === file) && (!key || pair.key === key);
	const recordsOf = (pairs) =>
		Object.fromEntries(pairs.map((pair) => [pair.key, isMeant(pair) ? recordOf(pair) : pair.recorded]));
	const filesOf = (language) => {
		const pairs = [...pairsOf(folder, language, before)];
		const names = [...new Set(pairs.map(({ name }) => name))];
		return Object.fromEntries(names.map((name) => [name, recordsOf(pairs.filter((pair) => pair.name === name))]));
	};
	const languages = Object.keys(folder).filter((name) => name !== FIRST);
	const after = Object.fromEntries(languages.map((language) => [language, filesOf(language)]));
	writeFileSync(fileIn(root), `${JSON.stringify(after, null, "\t")}\n`);
}
