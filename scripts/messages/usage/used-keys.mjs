/** The message keys that the project's sources read. */
import { relative } from "node:path";
import ts from "typescript";
import { messageTypes, readHandOver } from "./hand-overs.mjs";
import { keyOf, keysOf } from "./keys.mjs";
import { readProgram } from "./program.mjs";
import { reachedByMessages } from "./reach.mjs";
import { readMissing, readProperties } from "./reads.mjs";

/** Hands all messages on as they are. */
const HANDS_ALL_ON = /\/lib\/i18n\/[\w-]+\.ts$/;

/** Notes keys without a text, each with the first place that reads it: `lib/page.ts:12`. */
function newMissing(root) {
	const missing = new Map();
	const miss = (key, node) => {
		const source = node.getSourceFile();
		const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
		if (!missing.has(key)) missing.set(key, `${relative(root, source.fileName)}:${line + 1}`);
	};
	return { missing, miss };
}

/** The findings: keys used directly, declarations read, declarations that represent others, keys without a text. */
function newFindings(root, keys) {
	const { missing, miss } = newMissing(root);
	const [used, readDeclarations, twins] = [new Set(), new Set(), new Map()];
	const add = (key) => used.add(key);
	const addAll = (group) => {
		for (const key of keys) if (!group || key === group || key.startsWith(`${group}.`)) add(key);
	};
	const read = (symbol) => {
		for (const declaration of symbol?.declarations ?? []) readDeclarations.add(declaration);
	};
	const addSymbol = (symbol) => keysOf(symbol).forEach(addAll);
	const addEvery = (type) => type.getProperties().forEach(addSymbol);
	const link = (symbol, twin) => {
		for (const from of symbol.declarations ?? [])
			for (const to of twin.declarations ?? [])
				if (from !== to) twins.set(from, (twins.get(from) ?? new Set()).add(to));
		if (!twin.declarations) addSymbol(symbol);
	};
	const take = { add, addAll, read, readEvery: addEvery, addSymbol, addEvery, link, miss };
	return { missing, used, readDeclarations, twins, take };
}

/** A declaration counts as read if it is read itself, or through a declaration that represents it. */
function addTwins({ used, readDeclarations, twins }) {
	const isRead = (declaration, seen = new Set()) => {
		if (readDeclarations.has(declaration)) return true;
		if (seen.has(declaration)) return false;
		seen.add(declaration);
		return [...(twins.get(declaration) ?? [])].some((twin) => isRead(twin, seen));
	};
	for (const declaration of new Set([...readDeclarations, ...twins.keys()])) {
		const key = keyOf(declaration);
		if (key && isRead(declaration)) used.add(key);
	}
}

/** Names of keys and of the groups around them: nothing else that a source reads is looked at. */
const namesIn = (keys) => new Set([...keys].flatMap((key) => key.split(".")));

/** Names of the declarations that represent messages in types of other sources. */
const namesOfTwins = ({ twins }) =>
	new Set([...twins.values()].flatMap((group) => [...group].map(({ name }) => name?.getText?.() ?? "")));

function walk(source, look) {
	const visit = (node) => {
		look(node);
		ts.forEachChild(node, visit);
	};
	visit(source);
}

/**
 * The keys that are read, such as `home.hero.heading`, and those that would be read if they existed, each with its
 * place. Throws if it finds no sources.
 */
export function readUsedKeys(root, keys) {
	const { checker, sources } = readProgram(root);
	if (sources.length === 0) throw new Error(`no sources below ${root}`);
	const findings = newFindings(root, keys);
	const { take } = findings;
	const [names, holdsMessages] = [namesIn(keys), messageTypes(checker)];
	const reached = reachedByMessages(sources, checker);
	const readers = [...reached].filter((source) => sources.includes(source) && !HANDS_ALL_ON.test(source.fileName));
	for (const source of readers)
		walk(source, (node) => {
			readProperties(node, names, checker, take);
			readMissing(node, checker, take);
			readHandOver(node, checker, holdsMessages, take);
		});
	const namesElsewhere = namesOfTwins(findings);
	for (const source of sources.filter((one) => !reached.has(one)))
		walk(source, (node) => readProperties(node, namesElsewhere, checker, take));
	addTwins(findings);
	return { used: findings.used, missing: findings.missing };
}
