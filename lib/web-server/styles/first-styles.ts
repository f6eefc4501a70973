import { LRUCache } from "lru-cache";
import { type PageNeeds, readNeeds } from "./page-needs";
import type { Definition, Rule, Sheet } from "./sheet";

/** Pages of one kind need the same styles, which are some ten kilobytes. */
const MOST_REMEMBERED = 100;

/** A declaration with the custom properties that it reads. */
interface Read {
	name: string;
	text: string;
	reads: readonly string[];
}

/** A rule that is read once, since every page asks for all of them. */
interface ReadRule extends Rule {
	declarations: Read[];
}

type Kept = ReadRule | Definition;

const isRule = <T extends Rule>(one: T | Definition): one is T => "selectors" in one;

const VARIABLE = /--[\w-]+/g;

function read(one: Rule | Definition): Kept {
	if (!isRule(one)) return one;
	const declarations = one.declarations.map(({ name, text }) => ({
		name,
		text,
		reads: text.slice(name.length).match(VARIABLE) ?? [],
	}));
	return { ...one, declarations };
}

/** The rule with those of its selectors that find something; undefined if none does. */
function matching(rule: ReadRule, tokens: ReadonlySet<string>): ReadRule | undefined {
	const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => tokens.has(need)));
	if (selectors.length === rule.selectors.length) return rule;
	return selectors.length > 0 ? { ...rule, selectors } : undefined;
}

/** The custom properties that the page or other declarations read, directly or through others. */
function usedVariables(rules: readonly ReadRule[], variables: readonly string[]): Set<string> {
	const used = new Set(variables);
	const declarations = rules.flatMap((rule) => rule.declarations);
	const readers = new Map<string, string[]>();
	for (const { name, reads } of declarations)
		if (name.startsWith("--")) readers.set(name, [...(readers.get(name) ?? []), ...reads]);
		else for (const one of reads) used.add(one);
	// A set's loop also visits what is added meanwhile.
	for (const name of used) for (const one of readers.get(name) ?? []) used.add(one);
	// What nothing sets needs no definition.
	const set = new Set(declarations.filter(({ text }) => !text.endsWith(":initial")).map(({ name }) => name));
	return new Set([...used].filter((name) => set.has(name) || !readers.has(name)));
}

function textOf({ selectors, declarations }: Rule, used: ReadonlySet<string>): string {
	const kept = declarations.filter(({ name }) => !name.startsWith("--") || used.has(name));
	if (kept.length === 0) return "";
	return `${selectors.map(({ text }) => text).join(",")}{${kept.map(({ text }) => text).join(";")}}`;
}

/** Rules one after the other, those in the same blocks together. */
function joined(parts: readonly { within: readonly string[]; text: string }[]): string {
	let open: readonly string[] = [];
	let out = "";
	for (const { within, text } of parts) {
		const same = within.findIndex((block, depth) => open[depth] !== block);
		const common = same === -1 ? Math.min(within.length, open.length) : same;
		out +=
			"}".repeat(open.length - common) +
			within
				.slice(common)
				.map((block) => `${block}{`)
				.join("") +
			text;
		open = within;
	}
	return out + "}".repeat(open.length);
}

/**
 * Gives the function that picks from the site's style sheet what a page needs to look right before the sheet arrives:
 * in the sheet's order, so that the sheet afterwards changes nothing.
 */
export function firstStyles(sheet: Sheet): (html: string) => string {
	const needsOf = readNeeds(sheet);
	const all = sheet.rules.map(read);
	const remembered = new LRUCache<string, string>({ max: MOST_REMEMBERED });

	function pick({ tokens, variables }: PageNeeds): string {
		const kept = all.flatMap((one) => (isRule(one) ? (matching(one, tokens) ?? []) : one));
		const used = usedVariables(kept.filter(isRule), variables);
		const rules = kept.flatMap((one) => {
			const text = isRule(one) ? textOf(one, used) : one.text;
			return text ? [{ one, within: one.within, text }] : [];
		});
		const written = rules.map(({ one, text }) => (isRule(one) ? text : "")).join("");
		const isUsed = ({ one }: { one: Kept }) =>
			isRule(one) || (one.name.startsWith("--") ? used.has(one.name) : written.includes(one.name));
		return joined(rules.filter(isUsed));
	}

	return (html) => {
		const needs = needsOf(html);
		const known = remembered.get(needs.key);
		if (known !== undefined) return known;
		const picked = pick(needs);
		remembered.set(needs.key, picked);
		return picked;
	};
}
