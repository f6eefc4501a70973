/**
 * Takes the built style sheet apart into `.build/style-rules.json`, from which the web server chooses what a page needs for
 * its first paint.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import postcss from "postcss";
import { putConstants } from "./styles/constants.mjs";
import { needsOf } from "./styles/needs.mjs";

const CHUNKS = ".next/static/chunks";

/** Blocks that matter only later: printing, pointing, moving. */
const LATER = /^@media (?:print|\(hover|\(prefers-reduced-motion)/;

/** Definitions that count only where their name is used. */
const nameOf = (node) => {
	if (node.name === "property" || node.name.endsWith("keyframes")) return node.params;
	const family = node.name === "font-face" && node.nodes.find(({ prop }) => prop === "font-family");
	return family ? family.value.replaceAll('"', "") : undefined;
};

/** Prefixed blocks of selectors that some browser doesn't know are split into several rules by the optimiser: each is one here. */
function ruleOf(rule, within) {
	const selectors = rule.selectors.map((text) => ({ text, needs: needsOf(text) })).filter(({ needs }) => needs);
	const declarations = rule.nodes
		.map((node) => ({ name: node.prop, text: node.toString() }))
		.filter(({ text }, at, all) => text !== all[at - 1]?.text);
	return selectors.length > 0 && declarations.length > 0 ? [{ within, selectors, declarations }] : [];
}

/** Parts of fields, which every browser reads in a list, whether it knows them or not. */
const PREFIXED = /^::-webkit-[\w-]+$/;

const isPrefixed = ({ selectors }) => selectors?.every(({ text }) => PREFIXED.test(text));

/** Neighbours that say the same about such parts as one rule. */
function together(rules) {
	const out = [];
	for (const rule of rules) {
		const last = out.at(-1);
		const isSame = last && isPrefixed(rule) && isPrefixed(last) && `${last.within}` === `${rule.within}`;
		if (isSame && JSON.stringify(last.declarations) === JSON.stringify(rule.declarations))
			last.selectors.push(...rule.selectors);
		else out.push(rule);
	}
	return out;
}

function rulesOf(nodes, within = []) {
	return nodes.flatMap((node) => {
		if (node.type === "rule") return ruleOf(node, within);
		if (node.type !== "atrule") return [];
		const head = `@${node.name} ${node.params}`.trim();
		const name = nameOf(node);
		if (name) return [{ within, name, text: node.toString() }];
		return node.nodes && !LATER.test(head) ? rulesOf(node.nodes, [...within, head]) : [];
	});
}

/** Writes `.build/style-rules.json`: the site's one sheet, its address and its rules in order. */
export function collectStyleRules({ root }) {
	const sheets = readdirSync(join(root, CHUNKS)).filter((name) => name.endsWith(".css"));
	if (sheets.length !== 1) throw new Error(`one style sheet was expected, found ${sheets.length}`);
	const sheetRoot = postcss.parse(readFileSync(join(root, CHUNKS, sheets[0]), "utf8"));
	putConstants(sheetRoot);
	const rules = together(rulesOf(sheetRoot.nodes));
	mkdirSync(join(root, ".build"), { recursive: true });
	const sheet = { href: `/_next/static/chunks/${sheets[0]}`, rules };
	writeFileSync(join(root, ".build/style-rules.json"), JSON.stringify(sheet));
	return rules.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
	console.log(`${collectStyleRules({ root: process.cwd() })} rules`);
