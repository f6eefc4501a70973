import type { Definition, Rule, Sheet } from "./sheet";

/** What a page has of what a sheet's selectors may need. */
export interface PageNeeds {
	/** The same for pages that get the same styles. */
	key: string;
	/** The page's classes, ids, elements and attributes that selectors name. */
	tokens: ReadonlySet<string>;
	/** The custom properties that the page itself reads. */
	variables: readonly string[];
}

const isRule = (one: Rule | Definition): one is Rule => "selectors" in one;

const TAG = /<[a-z][^>]*>/gi;
const VARIABLE = /var\(--[\w-]+/g;

/** Every page has them, and the framework may leave out their tags. */
const EVERYWHERE = ["html", "head", "body"];

/** Tags of pages that are remembered; a page has some hundreds, nearly all of which others have, too. */
const MOST_TAGS = 5_000;

/** A longer tag, such as a drawing's path, is hardly ever on another page. */
const LONGEST_TAG = 500;

/** Finds an attribute that selectors ask for in a tag. */
const attributeIn = (need: string) => new RegExp(`\\s${need.slice(1)}[\\s=/>]`, "i");

/** The sheet's needs, each with its number, and those that ask for attributes with what finds them. */
function needsOf({ rules }: Sheet) {
	const needs = [...new Set(rules.filter(isRule).flatMap((rule) => rule.selectors.flatMap((one) => one.needs)))];
	const numbers = new Map(needs.map((need, number) => [need, number]));
	const attributes = needs.filter((need) => need.startsWith("[")).map((need) => [need, attributeIn(need)] as const);
	return { needs, numbers, attributes };
}

function tokensOf(tag: string, attributes: readonly (readonly [string, RegExp])[]): string[] {
	const [, name = ""] = /^<([a-z][a-z0-9]*)/i.exec(tag) ?? [];
	const [, id = ""] = / id="([^"]*)"/.exec(tag) ?? [];
	const [, text = ""] = / class="([^"]*)"/.exec(tag) ?? [];
	const classes = text.replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(/\s+/);
	const found = attributes.filter(([, attribute]) => attribute.test(tag)).map(([need]) => need);
	return [name.toLowerCase(), `#${id}`, ...classes.map((one) => `.${one}`), ...found];
}

/** A text of its own: a part of a page would keep the whole page in memory. */
const copied = (text: string): string => Buffer.from(text).toString();

/** Gives the function that reads what a page has of the sheet's needs, tag by tag. */
export function readNeeds(sheet: Sheet): (html: string) => PageNeeds {
	const { needs, numbers, attributes } = needsOf(sheet);
	const known = new Map<string, readonly number[]>();
	const numbersOf = (tokens: readonly string[]) => tokens.flatMap((token) => numbers.get(token) ?? []);

	function numbersIn(tag: string): readonly number[] {
		const found = known.get(tag);
		if (found) return found;
		const read = numbersOf(tokensOf(tag, attributes));
		if (tag.length > LONGEST_TAG) return read;
		if (known.size >= MOST_TAGS) known.clear();
		known.set(copied(tag), read);
		return read;
	}

	return (html) => {
		const has = new Uint8Array(needs.length);
		for (const number of numbersOf(EVERYWHERE)) has[number] = 1;
		for (const tag of new Set(html.match(TAG))) for (const number of numbersIn(tag)) has[number] = 1;
		const variables = [...new Set(html.match(VARIABLE))].map((text) => text.slice("var(".length)).sort();
		return {
			key: `${Buffer.from(has.buffer).toString("latin1")} ${variables}`,
			tokens: new Set(needs.filter((_, number) => has[number])),
			variables,
		};
	};
}
