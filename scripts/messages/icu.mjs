/** Reads what stands in braces, in the notation of ICU, and holds it against the same text in English. */
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { FIRST } from "./folder.mjs";
import { SAYINGS } from "./sayings.mjs";

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
const listed = (names) => (names.length > 0 ? names.map((name) => `{${name}}`).join(", ") : "nothing");

/** The elements of a text; null, and a report, for one that can't be read. */
export function readIcu(entry, report) {
	try {
		return parse(entry.text, { captureLocation: false });
	} catch ({ message }) {
		report(entry, entry.key, SAYINGS.icu(REASONS[message] ?? message.replaceAll("_", " ").toLowerCase()));
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
	return TYPE[type];
}

function compareArguments(entry, ours, theirs, report) {
	const [here, there] = [signature(ours), signature(theirs)];
	const [names, expected] = [listed([...here.keys()]), listed([...there.keys()])];
	if (names !== expected) return report(entry, entry.key, SAYINGS.values(names, expected));
	for (const [name, element] of here) {
		const [kind, wanted] = [kindOf(element), kindOf(there.get(name))];
		if (kind !== wanted) report(entry, entry.key, SAYINGS.kind(name, kind, wanted));
	}
}

/** A language counts with forms of its own: English has one and other, Indonesian other alone. */
function checkForms(entry, elements, language, report) {
	for (const { type, options, pluralType } of everyElement(elements)) {
		if (type !== TYPE.plural) continue;
		const { pluralCategories } = new Intl.PluralRules(language, { type: pluralType }).resolvedOptions();
		const name = languageNames.of(language);
		for (const form of Object.keys(options))
			if (!form.startsWith("=") && !pluralCategories.includes(form)) report(entry, entry.key, SAYINGS.form(form, name));
		for (const form of pluralCategories) if (!options[form]) report(entry, entry.key, SAYINGS.formMissing(form));
	}
}

function checkText(entry, first, language, report) {
	if (/'[{}<>]/.test(entry.text)) report(entry, entry.key, SAYINGS.escaped());
	const elements = readIcu(entry, report);
	if (!elements) return;
	checkForms(entry, elements, language, report);
	const theirs = first && language !== FIRST && readIcu(first, () => undefined);
	if (theirs) compareArguments(entry, elements, theirs, report);
}

/** Reports braces that can't be read, forms that a language lacks, and values that differ between languages. */
export function checkIcu(folder, report) {
	for (const [language, files] of Object.entries(folder))
		for (const [name, file] of files)
			if (file.kind === "json")
				for (const entry of file.texts.values())
					checkText(entry, folder[FIRST].get(name)?.texts.get(entry.key), language, report);
}
