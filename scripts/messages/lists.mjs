/** Checks lists against their schemas, and against the same lists in English; describes the problems. */
import { isApart } from "./apart.mjs";
import { FIRST } from "./folder.mjs";
import { PROBLEM_TEXTS } from "./problem-texts.mjs";
import { toPattern } from "./slots.mjs";

const isEntry = (part) => typeof part === "number";
const quoted = (names) => names.map((name) => `"${name}"`).join(", ");

/** The schema of a list's entries or of a part. */
const inner = (schema, part) => (isEntry(part) ? schema?.element : schema?.shape?.[part]);
const bare = (schema) => (schema?.def.type === "optional" ? schema.unwrap() : schema);

/** The schema, and the value, at the path of an issue. */
function follow(schema, value, path) {
	let [expected, found] = [schema, value];
	for (const part of path) [expected, found] = [bare(inner(expected, part)), found?.[part]];
	return [expected, found];
}

const partsOf = (schema) => Object.keys(schema?.shape ?? {});

/** The name of an issue that zod found in a list. */
function problemTextsOf(issue, schema, list) {
	const [expected, value] = follow(schema, list, issue.path);
	switch (issue.code) {
		case "too_small":
			return [PROBLEM_TEXTS.fewEntries(value.length, issue.minimum)];
		case "too_big":
			return [PROBLEM_TEXTS.manyEntries(value.length, issue.maximum)];
		case "unrecognized_keys":
			return issue.keys.map((key) => PROBLEM_TEXTS.partUnknown(key, quoted(partsOf(expected))));
		case "custom":
			return [issue.message];
	}
	const name = issue.path.at(-1);
	if (value === undefined) return [PROBLEM_TEXTS.partMissing(name)];
	if (issue.code === "invalid_value") return [PROBLEM_TEXTS.noName(value, expected.description)];
	if (issue.expected === "array") return [PROBLEM_TEXTS.notList()];
	return [
		issue.expected === "object" ? PROBLEM_TEXTS.entryParts(quoted(partsOf(expected))) : PROBLEM_TEXTS.entryText(),
	];
}

const keyOf = (path) => path.map((part) => (isEntry(part) ? part + 1 : part)).join(".");

/** The innermost line that is known of a place. */
function lineOf({ texts, groups }, key) {
	const parts = key.split(".");
	const places = parts.map((_, index) => parts.slice(0, parts.length - index).join("."));
	const place = places.find((one) => texts.has(one) || groups.has(one));
	return texts.get(place)?.line ?? groups.get(place) ?? 1;
}

function checkList(file, { key, value }, schema, report) {
	for (const issue of schema.safeParse(value).error?.issues ?? []) {
		const place = [key, keyOf(issue.path)].filter(Boolean).join(".");
		for (const saying of problemTextsOf(issue, schema, value))
			report({ file: file.file, line: lineOf(file, place) }, place, saying);
	}
}

/** Reports lists where the page has none, texts and groups where it has one, and entries of another shape. */
function checkFile(file, schemas, report) {
	const patterns = Object.entries(schemas).map(([glob, schema]) => [toPattern(glob), schema]);
	const schemaOf = (key) => patterns.find(([pattern]) => pattern.test(key))?.[1];
	for (const list of [...file.lists.values()].filter(({ list: outer }) => !outer)) {
		const schema = schemaOf(list.key);
		if (schema) checkList(file, list, schema, report);
		else report(list, list.key, PROBLEM_TEXTS.noList());
	}
	for (const key of [...file.texts.keys(), ...file.groups.keys()])
		if (schemaOf(key) && !file.lists.has(key))
			report({ file: file.file, line: lineOf(file, key) }, key, PROBLEM_TEXTS.notList());
}

/** Names of pictures and signs aren't translated. */
const NAME = /\.(?:picture|mark|address)$/;

/** Reports lists of other lengths, and entries with other pictures, than in English. */
function compareFiles(ours, first, report) {
	for (const { key, value, list, line } of ours.lists.values()) {
		const other = first.lists.get(key);
		if (!other || isApart({ list }, ours, first) || other.value.length === value.length) continue;
		const [here, there] = [`${ours.file}:${line}`, `${first.file}:${other.line}`];
		report({ file: ours.file, line }, key, PROBLEM_TEXTS.lengths(value.length, there, other.value.length));
		report(other, key, PROBLEM_TEXTS.lengths(other.value.length, here, value.length));
	}
	for (const entry of ours.texts.values()) {
		const other = first.texts.get(entry.key);
		if (entry.list && NAME.test(entry.key) && other && !isApart(entry, ours, first) && other.text !== entry.text)
			report(entry, entry.key, PROBLEM_TEXTS.otherName(entry.text, `${other.file}:${other.line}`, other.text));
	}
}

/** What lists name can only be facts: no page fills anything else in. */
function checkNames(file, facts, report) {
	for (const entry of file.texts.values())
		for (const [, name] of entry.list ? entry.text.matchAll(/\{(\w+)/g) : [])
			if (!Object.hasOwn(facts, name)) report(entry, entry.key, PROBLEM_TEXTS.unknownValue(name));
}

/** The names of all pictures, from the first language that tells them; null where none can be read. */
function picturesIn(folder) {
	const scenes = Object.values(folder).map((files) => files.get("scenes.json"));
	const file = scenes.find((one) => one?.readable);
	return file ? [...file.groups.keys()].filter((key) => !key.includes(".")) : null;
}

/**
 * Reports what is wrong with the lists of every language. `lists` gives their schemas by file and place,
 * from the names of pictures.
 */
export function checkLists(folder, { lists: schemasFor, textFacts }, report) {
	const { [FIRST]: first, ...others } = folder;
	const lists = schemasFor(picturesIn(folder));
	const readable = (files) => [...files].filter(([, { kind, readable }]) => kind === "json" && readable);
	for (const [name, file] of Object.values(folder).flatMap(readable)) {
		checkFile(file, lists[name] ?? {}, report);
		checkNames(file, textFacts, report);
	}
	for (const [name, file] of Object.values(others).flatMap(readable))
		if (first.get(name)?.readable) compareFiles(file, first.get(name), report);
}
