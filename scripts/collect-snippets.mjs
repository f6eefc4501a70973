/**
 * Collects the fixed inline scripts that Next and React put into pages into `.build/snippets.json`. The
 * web server allows exactly these in its policy, besides data of a strict grammar.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { nextScripts } from "./snippets/next-scripts.mjs";
import { reactScripts } from "./snippets/react-scripts.mjs";

/** Beginnings of the scripts that may be collected; a script with another one fails the build. */
const ALLOWED = [
	/^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
	/^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
	/^\$RB=\[\];\$RV=function\(/,
	/^\$R[CRSX]\("[BSP]:/,
	/^\$R[CRSX]=function\(/,
	/^\$RM=new Map;/,
	// Ours: components/layout/script-mark.tsx.
	/^\(function\(d,w\)\{var r=d\.documentElement;function off\(\)/,
];

/** Scripts that the web server recognises by their grammar needn't be collected. */
const isRecognised = (text) =>
	text.startsWith("self.__next_f.push([") || text.startsWith('(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"]');

function refuseOdd(snippets) {
	const odd = snippets.filter((text) => !ALLOWED.some((beginning) => beginning.test(text)));
	if (odd.length === 0) return;
	throw new Error(`inline scripts that nobody allowed:\n  ${odd.map((text) => text.slice(0, 80)).join("\n  ")}`);
}

/** Without the numbers of boundaries, so that each snippet is stored once. */
const templated = (text) => text.replace(/"([BSP]):[0-9a-f]+"/g, '"$1:0"');

/**
 * Writes `.build/snippets.json`; returns the number of snippets. Throws if a page contains a script that nobody
 * allowed.
 */
export async function collectSnippets({ root }) {
	const [ofNext, ofReact] = await Promise.all([nextScripts(root), reactScripts(root)]);
	const fixed = [...ofNext, ...ofReact].filter((text) => !isRecognised(text));
	const snippets = [...new Set(fixed.map(templated))].sort();
	refuseOdd(snippets);
	await mkdir(join(root, ".build"), { recursive: true });
	await writeFile(join(root, ".build/snippets.json"), JSON.stringify(snippets, null, "\t"));
	return snippets.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
	console.log(`${await collectSnippets({ root: process.cwd() })} snippets collected`);
