/** Parses the ICU placeholders of a text and compares them with those of its English version. */
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { isApart } from "./apart.mjs";
import { FIRST } from "./folder.mjs";
import { foreignTags } from "./markup.mjs";
import { PROBLEM_TEXTS } from "./problem-texts.mjs";

const REASONS = {
	EXPECT_ARGUMENT_CLOSING_BRACE: "a brace is opened but not closed",
	EMPTY_ARGUMENT: "there is nothing between them",
	MALFORMED_ARGUMENT: "a name has only letters and digits",
	MISSING_OTHER_CLAUSE: 'the form for "other" is missing',
	UNMATCHED_CLOSING_TAG: "a tag is closed that was not opened",
	UNCLOSED_TAG: "a tag is opened but not closed",
	INVALID_TAG: "a < starts a tag that is none",
};

const languageNames = new Intl.DisplayNames("en", { type: "language" });
const shown = ({ type, value }) => (type === TYPE.tag ? `<${value}>` : `{${value}}`);
const listed = (named) => (named.size > 0 ? [...named.values()].map(shown).join(", ") : "nothing");

/** The elements of a text; null, and a report, for one that can't be read. */
export function readIcu(entry, report) {
	try {
		return parse(entry.text, { captureLocation: false });
	} catch ({ message }) {
		report(entry, entry.key, PROBLEM_TEXTS.icu(REASONS[message] ?? message.replaceAll("_", " ").toLowerCase()));
		return null;
	}
}

const insideOf = (element) => [
	...Object.values(element.options ?? {}).flatMap(({ value }) => value),
	...(element.children ?? []),
];

/** All elements of a text with those inside of them. */
export function* everyElement(elements) {
	for (const element of elements) {
		yield element;
		yield* everyElement(insideOf(element));
	}
}

const isNamed = ({ type }) => type !== TYPE.literal && type !== TYPE.pound;

function signature(elements) {
	const named = [...everyElement(elements)].filter(isNamed);
	return new Map(named.map((element) => [element.value, element]).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function kindOf({ type, options, pluralType }) {
	if (type === TYPE.select) return `a choice of ${Object.keys(options).sort().join(", ")}`;
	if (type === TYPE.plural) return pluralType === "ordinal" ? "a rank" : "a count";
	return type === TYPE.argument ? "a value" : `a ${TYPE[type]}`;
}

const placeOf = ({ file, line }) => `${file}:${line}`;

/** Reports a difference between the values of two texts at both of them, because either may be wrong. */
function compareArguments([one, ones], [other, others], report) {
	if (!ones || !others) return;
	const [here, there] = [signature(ones), signature(others)];
	const [names, otherNames] = [listed(here), listed(there)];
	const tell = (say, ours, theirs) => {
		report(one, one.key, say(ours, placeOf(other), theirs));
		report(other, other.key, say(theirs, placeOf(one), ours));
	};
	if (names !== otherNames) return tell(PROBLEM_TEXTS.values, names, otherNames);
	for (const [name, element] of here) {
		const [kind, otherKind] = [kindOf(element), kindOf(there.get(name))];
		if (kind !== otherKind) tell((...said) => PROBLEM_TEXTS.kind(name, ...said), kind, otherKind);
	}
}

/** Pages only replace values with texts: numbers are written and counted where the product's facts are filled in. */
function checkValues(entry, elements, facts, report) {
	for (const { type, value } of everyElement(elements))
		if (isNamed({ type }) && type !== TYPE.argument && type !== TYPE.tag && !Object.hasOwn(facts, value))
			report(entry, entry.key, PROBLEM_TEXTS.notOurs(value));
}

/** Languages have different plural forms: English has one and other, Indonesian only other. */
function checkForms(entry, elements, language, report) {
	for (const { type, options, pluralType } of everyElement(elements)) {
		if (type !== TYPE.plural) continue;
		const { pluralCategories } = new Intl.PluralRules(language, { type: pluralType }).resolvedOptions();
		const name = languageNames.of(language);
		for (const form of Object.keys(options))
			if (!form.startsWith("=") && !pluralCategories.includes(form))
				report(entry, entry.key, PROBLEM_TEXTS.form(form, name));
		for (const form of pluralCategories) if (!options[form]) report(entry, entry.key, PROBLEM_TEXTS.formMissing(form));
	}
}

/** Reports the problems of a single text and returns its elements; null if they can't be compared. */
function checkText(entry, language, facts, report) {
	if (/'[{}<>]/.test(entry.text)) report(entry, entry.key, PROBLEM_TEXTS.escaped());
	const elements = readIcu(entry, report);
	if (elements) {
		checkForms(entry, elements, language, report);
		checkValues(entry, elements, facts, report);
	}
	return foreignTags(entry.text, "json").length > 0 ? null : elements;
}

/** The elements of a language's texts: file → key → `[entry, elements]`. */
function readTexts(files, language, facts, report) {
	const readable = [...files].filter(([, { kind }]) => kind === "json");
	const read = ({ texts }) =>
		[...texts.values()].map((entry) => [entry.key, [entry, checkText(entry, language, facts, report)]]);
	return new Map(readable.map(([name, file]) => [name, new Map(read(file))]));
}

/**
 * Reports unreadable braces, missing plural forms, values that differ between languages, and numbers that aren't among
 * the product's `facts`.
 */
export function checkIcu(folder, facts, report) {
	const { [FIRST]: first, ...others } = Object.fromEntries(
		Object.entries(folder).map(([language, files]) => [language, readTexts(files, language, facts, report)]),
	);
	for (const [language, files] of Object.entries(others))
		for (const [name, texts] of files) {
			const [ours, theirs] = [folder[language].get(name), folder[FIRST].get(name)];
			const hasTwin = ([key, [entry]]) => first.get(name)?.has(key) && !isApart(entry, ours, theirs);
			for (const [key, text] of [...texts].filter(hasTwin)) compareArguments(first.get(name).get(key), text, report);
		}
}
