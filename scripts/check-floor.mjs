/**
 * Checks the built scripts against the oldest supported browsers (`browserslist` in `package.json`): their syntax, and
 * interfaces that one of them lacks. A file that uses such an interface must test for it first.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "acorn";
import { full } from "acorn-walk";
import { stop } from "./lib/run.mjs";

const folder = fileURLToPath(new URL("../.next/static/chunks", import.meta.url));

/** ES2022 is what the parser knows next above the floor; these parts of it one of the browsers lacks. */
const SYNTAX = {
	"class static block": ({ type }) => type === "StaticBlock",
	"#name in object": ({ type, left }) => type === "BinaryExpression" && left.type === "PrivateIdentifier",
	"lookbehind in a regular expression": ({ regex }) => regex && /\(\?<[=!]/.test(regex.pattern),
	"flag d or v of a regular expression": ({ regex }) => regex && /[dv]/.test(regex.flags),
};

/** Interfaces that Chrome 90, Firefox 91 or Safari 15.4 lacks, by the way they are accessed. */
const INTERFACES = new Set([
	...["any", "fromAsync", "groupBy", "randomUUID", "throwIfAborted", "timeout", "withResolvers"],
	...["findLast", "findLastIndex", "isWellFormed", "toReversed", "toSorted", "toSpliced", "toWellFormed"],
	// React calls startViewTransition only for transitions, which the site doesn't use, and inside a try block.
	...["checkVisibility", "hidePopover", "requestSubmit", "showModal", "showPopover"],
	...["cookieStore", "locks", "requestIdleCallback", "scheduler", "structuredClone", "userActivation", "wakeLock"],
]);

/** Names that also mean something older on other objects. */
const ONLY_ON = { any: ["AbortSignal"], timeout: ["AbortSignal"], groupBy: ["Object", "Map"] };

/** How often a file tests for an interface with `in`, with `typeof`, or by reading it before the call. */
const testsFor = (source, name) =>
	source.match(
		new RegExp(
			`["']${name}["']\\s*in\\b|typeof[^;,]{0,40}\\b${name}\\b|\\b${name}\\s*(?:&&|\\|\\||\\?)|\\?\\.${name}\\b`,
			"g",
		),
	)?.length ?? 0;

/** The interface that a node calls as a method. */
const methodOf = ({ type, callee }) => (type === "CallExpression" ? nameOf(callee) : null);

const nameOf = ({ type, computed, object, property }) => {
	if (type !== "MemberExpression" || computed || !INTERFACES.has(property.name)) return null;
	const owners = ONLY_ON[property.name];
	return owners && !owners.includes(object.name) ? null : property.name;
};

const bareName = ({ type, callee }) =>
	type === "CallExpression" && callee.type === "Identifier" && INTERFACES.has(callee.name) ? callee.name : null;

/** The problems of one built file, as messages. */
export function wrongWith(source) {
	let tree;
	try {
		tree = parse(source, { ecmaVersion: 2022 });
	} catch (error) {
		return [`syntax after ES2022: ${error.message}`];
	}
	const found = new Set();
	const calls = new Map();
	full(tree, (node) => {
		for (const [name, isIt] of Object.entries(SYNTAX)) if (isIt(node)) found.add(name);
		const name = nameOf(node) ?? bareName(node);
		if (name && testsFor(source, name) === 0) found.add(`${name} without asking for it`);
		const called = methodOf(node);
		if (called) calls.set(called, (calls.get(called) ?? 0) + 1);
	});
	// Each call has a test of its own: one elsewhere in the file says nothing about it.
	for (const [name, count] of calls)
		if (testsFor(source, name) > 0 && count > testsFor(source, name))
			found.add(`${name} called more often than it is asked for`);
	return [...found];
}

function main() {
	const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
	const wrong = files.flatMap((name) =>
		wrongWith(readFileSync(join(folder, name), "utf8")).map((what) => `${name}: ${what}`),
	);
	if (wrong.length > 0) stop(`Built scripts that the oldest browsers can't run:\n  ${wrong.join("\n  ")}`);
	console.log(`${files.length} built scripts keep to the oldest browsers`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
