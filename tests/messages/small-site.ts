import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Files of a site with two languages, as lines. There is nothing wrong with them. */
const FILES: Record<string, string[]> = {
	"messages/en/home.json": [
		"{",
		'\t"title": "Hire by video",',
		'\t"hero": {',
		'\t\t"heading": "Ask once",',
		'\t\t"lead": "Try it with {trialCredits} candidates for {product}."',
		"\t},",
		'\t"found": "{count, plural, one {# answer} other {# answers}}",',
		'\t"prices": "/pricing",',
		'\t"button": "Try for free"',
		"}",
	],
	"messages/id/home.json": [
		"{",
		'\t"title": "Rekrut lewat video",',
		'\t"hero": {',
		'\t\t"heading": "Bertanya sekali",',
		'\t\t"lead": "Coba {product} dengan {trialCredits} kandidat."',
		"\t},",
		'\t"found": "{count, plural, other {# jawaban}}",',
		'\t"prices": "/pricing",',
		'\t"button": "Coba gratis"',
		"}",
	],
	"messages/en/candidate-faq.md": [
		"# Questions",
		"",
		"## What is a code? {#code}",
		"",
		"It opens [your interview](/#enter-code).",
		"",
		"## How often can I try? {#tries}",
		"",
		"{retakes} times. Need a [code](#code)?",
	],
	"messages/id/candidate-faq.md": [
		"# Pertanyaan",
		"",
		"## Apa itu kode? {#code}",
		"",
		"Kode membuka [wawancaramu](/#enter-code).",
		"",
		"## Berapa kali boleh mencoba? {#tries}",
		"",
		"{retakes} kali. Butuh [kode](#code)?",
	],
};

/** What the texts speak of. There are no lists, and no long text needs anything. */
export const SITE = {
	lists: () => ({}),
	needed: {},
	facts: { trialCredits: 30, retakes: 3 },
	values: { trialCredits: 30, retakes: 3 },
	textFacts: { trialCredits: 30, count: 2 },
	isPage: (path: string) => ["/", "/pricing", "/faq"].includes(path),
	ids: ["enter-code"],
};

/** The room for the button. */
export const SLOTS = { "home.json": { button: 16 } };

/** A folder that is thrown away, with the texts of a small site in it. */
export function newSmallSite() {
	const root = mkdtempSync(join(tmpdir(), "astronaut-messages-"));
	const write = (path: string, text: string) => {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	};
	for (const [path, lines] of Object.entries(FILES)) write(path, `${lines.join("\n")}\n`);
	return {
		root,
		write,
		/** Replaces words that must be there with `mistake`. */
		spoil: (path: string, words: string, mistake: string) => {
			const text = readFileSync(join(root, path), "utf8");
			if (!text.includes(words)) throw new Error(`${path} has no ${words}`);
			write(
				path,
				text.replace(words, () => mistake),
			);
		},
		remove: () => rmSync(root, { recursive: true, force: true }),
	};
}
