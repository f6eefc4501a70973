/** Reads the folder of messages: `{ en: Map(name → file), id: … }`, names without the language, such as `home.json`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJsonFile } from "./json-file.mjs";
import { readMarkdownFile } from "./markdown-file.mjs";
import { PROBLEM_TEXTS } from "./problem-texts.mjs";

/** The language whose files say which texts there are. */
export const FIRST = "en";

const READERS = { json: readJsonFile, md: readMarkdownFile };

function checkBytes(file, source, report) {
	if (source.startsWith("\uFEFF")) report({ file, line: 1 }, "-", PROBLEM_TEXTS.byteOrder());
	if (source.includes("\r")) report({ file, line: 1 }, "-", PROBLEM_TEXTS.carriage());
}

function readFiles(root, language, report) {
	const folder = join(root, "messages", language);
	const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
	const files = names.filter((name) => /\.(?:json|md)$/.test(name)).sort();
	return new Map(
		files.map((name) => {
			const file = `messages/${language}/${name}`;
			const source = readFileSync(join(folder, name), "utf8");
			checkBytes(file, source, report);
			return [name, READERS[name.split(".").at(-1)](file, source.replace(/^\uFEFF/, "").replaceAll("\r", ""), report)];
		}),
	);
}

/** Every language's files below `root/messages`, the first language first. */
export function readFolder(root, report) {
	const entries = readdirSync(join(root, "messages"), { withFileTypes: true });
	const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
	const languages = names.sort((one) => (one === FIRST ? -1 : 1));
	return Object.fromEntries(languages.map((language) => [language, readFiles(root, language, report)]));
}
