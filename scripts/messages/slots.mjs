/** Holds texts against the room that the design has for them: `slots.json`, from a file and a key to the most characters. */
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { readIcu } from "./icu.mjs";
import { PROBLEM_TEXTS } from "./problem-texts.mjs";

/** The assumed length of an unknown value. */
const UNKNOWN = 8;

const PARTS = [
	[/\*\*/, ".*"],
	[/\*/, "[^.]*"],
	[/\{[^}]*\}/, (group) => `(?:${group.slice(1, -1).replaceAll(",", "|")})`],
	[/[^*{]+/, (text) => text.replaceAll(".", "\\.")],
];
const PART = new RegExp(PARTS.map(([pattern]) => pattern.source).join("|"), "g");

/** `*` is one name of a key or a piece of it, `**` any number of names, `{one,other}` either of them. */
export function toPattern(glob) {
	const replaced = glob.replace(PART, (part) => {
		const [, replacement] = PARTS.find(([pattern]) => pattern.exec(part)?.[0] === part);
		return typeof replacement === "string" ? replacement : replacement(part);
	});
	return new RegExp(`^${replaced}$`);
}

function longest(elements, facts) {
	const lengthOf = (element) => {
		const { type, value, options, children } = element;
		if (type === TYPE.literal) return value.length;
		if (options) return Math.max(...Object.values(options).map((branch) => longest(branch.value, facts)));
		if (children) return longest(children, facts);
		return Object.hasOwn(facts, value ?? "") ? String(facts[value]).length : UNKNOWN;
	};
	return elements.reduce((sum, element) => sum + lengthOf(element), 0);
}

/** The slots, the first that fits a text being the one that counts. */
export const readSlots = (slots) =>
	Object.entries(slots).flatMap(([file, keys]) =>
		Object.entries(keys).map(([key, most]) => ({ file: toPattern(file), key: toPattern(key), most })),
	);

/** Reports texts that are longer than their slot, counted with the product's numbers in place. */
export function checkSlots(name, file, { slots, facts }, report) {
	const inFile = slots.filter((slot) => slot.file.test(name));
	if (file.kind !== "json" || inFile.length === 0) return;
	for (const entry of file.texts.values()) {
		const slot = inFile.find(({ key }) => key.test(entry.key));
		const elements = slot && readIcu(entry, () => undefined);
		const length = elements ? longest(elements, facts) : 0;
		if (length > (slot?.most ?? 0)) report(entry, entry.key, PROBLEM_TEXTS.long(length, slot.most));
	}
}
