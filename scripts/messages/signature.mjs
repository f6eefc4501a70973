/** What a text asks of the code that shows it: its values and tags, without its words. */
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { everyElement } from "./icu.mjs";

/** Prices come as texts that have their currency already. */
const IS_MONEY = /Price$/;

const branches = ({ options }) =>
	Object.keys(options)
		.map((name) => `${name} {}`)
		.join(" ");

function textOf(element, facts) {
	const { type, value } = element;
	const isNumber = typeof facts[value] === "number" && !IS_MONEY.test(value);
	if (type === TYPE.argument) return isNumber ? `{${value}, number}` : `{${value}}`;
	if (type === TYPE.plural) return `{${value}, plural, ${branches(element)}}`;
	if (type === TYPE.select) return `{${value}, select, ${branches(element)}}`;
	if (type === TYPE.tag) return `<${value}></${value}>`;
	return type === TYPE.literal || type === TYPE.pound ? "" : `{${value}, ${TYPE[type]}}`;
}

/** A text's values and tags in the notation of ICU, each once. A value named like one of the product's numbers is a number. */
export const signatureOf = (elements, facts) =>
	[...new Set([...everyElement(elements)].map((element) => textOf(element, facts)))].join("");
