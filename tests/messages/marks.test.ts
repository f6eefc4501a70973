import { checkMessages } from "@/scripts/messages/check.mjs";
import { problemLines } from "@/scripts/messages/problems.mjs";
import { newSmallSite, SITE } from "./small-site";

const EN_FAQ = "messages/en/candidate-faq.md";
const ID_FAQ = "messages/id/candidate-faq.md";

let site: ReturnType<typeof newSmallSite>;
beforeEach(() => {
	site = newSmallSite();
});
afterEach(() => site.remove());

const problems = (): string[] => problemLines(checkMessages(site.root, { site: SITE, slots: [] }).problems);

/** The replacement of some words of a long text, and the line that reports it. */
const MISTAKES: [name: string, file: string, words: string, mistake: string, line: string][] = [
	["stars that aren't closed", EN_FAQ, "It opens", "**It opens", `${EN_FAQ}:5  code  has a * or ** that makes nothing`],
	[
		"stars with a space",
		ID_FAQ,
		"Kode membuka",
		"** Kode** membuka",
		`${ID_FAQ}:5  code  has a * or ** that makes nothing`,
	],
	["a link in two pieces", EN_FAQ, "](#code)", "] (#code)", `${EN_FAQ}:9  tries  has a space in a link`],
	["a link that isn't closed", EN_FAQ, "(#code)?", "(#code?", `${EN_FAQ}:9  tries  has a link that isn't whole`],
	[
		"a link with its halves swapped",
		EN_FAQ,
		"[code](#code)",
		"(code)[#code]",
		`${EN_FAQ}:9  tries  has a link that isn't`,
	],
	[
		"a link that runs a program",
		ID_FAQ,
		"](#code)",
		"](javascript:alert(1))",
		`${ID_FAQ}:9  tries  leads to javascript:alert(1): a link starts with`,
	],
	[
		"a link to an address with a space",
		ID_FAQ,
		"](#code)",
		"](/pricing )",
		`${ID_FAQ}:9  tries  leads to /pricing : a link`,
	],
	[
		"a link without encryption",
		ID_FAQ,
		"](#code)",
		"](http://a.example)",
		`${ID_FAQ}:9  tries  leads to http://a.example:`,
	],
	[
		"the address of a link far from it",
		EN_FAQ,
		"{retakes} times.",
		"[code]: javascript:alert(1)\n\n{retakes} times.",
		`${EN_FAQ}:9  tries  leads to javascript:alert(1): a link starts with`,
	],
	[
		"a number without its space",
		EN_FAQ,
		"It opens",
		"1.It opens",
		`${EN_FAQ}:5  code  needs a space behind the mark or`,
	],
	["a dash without its space", EN_FAQ, "It opens", "-It opens", `${EN_FAQ}:5  code  needs a space behind the mark or`],
	["a mark that makes no list", EN_FAQ, "It opens", "• It opens", `${EN_FAQ}:5  code  has a mark that makes no list`],
	[
		"a heading without its space",
		EN_FAQ,
		"## What",
		"##What",
		`${EN_FAQ}:3  (introduction)  needs the # of its heading`,
	],
];

describe("the Markdown check", () => {
	it.each(MISTAKES)("finds %s in its line", (_, file, words, mistake, line) => {
		site.spoil(file, words, mistake);
		expect(problems()).toContainEqual(expect.stringContaining(line));
	});

	it("accepts valid marks", () => {
		const lines = ["1. **Bold**, *slanted* and [a link](/pricing).", "- A list: 1.5 m", "  - in a list", "-5 degrees"];
		for (const file of [EN_FAQ, ID_FAQ]) site.spoil(file, "\n\n{retakes}", `\n\n${lines.join("\n")}\n\n{retakes}`);
		expect(problems()).toEqual([]);
	});
});
