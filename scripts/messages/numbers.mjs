/** Looks for the product's numbers in texts: they are written once, and named in braces everywhere else. */
import { PROBLEM_TEXTS } from "./problem-texts.mjs";
import { textsOf } from "./texts.mjs";

/** Files whose texts name them. */
const NAMING =
	/^(?:(?:home|how-it-works|audiences|pricing|partners|about|register)\.json|(?:help-faq|help-how-to|candidate-faq)\.md)$/;

/** Pages whose title and description tell numbers; they are written out, as those of pictures are drawn from them. */
const isWritten = (name, key) => name === "pages.json" && /^(?:pricing|register)\./.test(key);

/** Numbers of steps, names of systems and addresses are nobody's. */
const OTHERS = /^\s*\d+\. |Windows 10|\]\([^)]*\)|\{[^}]*\}?/g;

const numbersIn = (text) => text.replace(OTHERS, "").match(/\d+(?:[.,]\d+)*/g) ?? [];

/** The names, in braces, of the facts that are a number. */
const namesOf = (number, facts) => Object.keys(facts).filter((fact) => String(facts[fact]) === number);

/** Reports numbers that are written out although they have a name, and those in `pages.json` that aren't facts. */
export function checkNumbers(name, file, facts, report) {
	for (const entry of textsOf(file))
		for (const number of numbersIn(entry.text)) {
			const names = namesOf(number, facts);
			const inBraces = names.map((fact) => `{${fact}}`).join(" or ");
			if (NAMING.test(name) && names.length > 0) report(entry, entry.key, PROBLEM_TEXTS.number(number, inBraces));
			if (isWritten(name, entry.key) && names.length === 0) report(entry, entry.key, PROBLEM_TEXTS.noFact(number));
		}
}
