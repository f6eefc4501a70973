import { checkMessages } from "@/scripts/messages/check.mjs";
import { problemLines } from "@/scripts/messages/problems.mjs";
import { readSlots } from "@/scripts/messages/slots.mjs";
import { newSmallSite, SITE, SLOTS } from "./small-site";

const EN = "messages/en/home.json";
const ID = "messages/id/home.json";
const EN_FAQ = "messages/en/candidate-faq.md";
const ID_FAQ = "messages/id/candidate-faq.md";

let site: ReturnType<typeof newSmallSite>;
beforeEach(() => {
	site = newSmallSite();
});
afterEach(() => site.remove());

const problems = (): string[] =>
	problemLines(checkMessages(site.root, { site: SITE, slots: readSlots(SLOTS) }).problems);

/** What is typed over which words of a file, and the line that tells of it. */
const MISTAKES: [name: string, file: string, words: string, mistake: string, line: string][] = [
	["a comma too few", EN, 'once",', 'once"', `${EN}:5  -  isn't readable as JSON: comma expected`],
	[
		"a key twice",
		EN,
		'"prices":',
		'"title": "Again", "prices":',
		`${EN}:8  title  stands twice: the first one is in line 2`,
	],
	[
		"a list",
		ID,
		'"/pricing"',
		'["/pricing"]',
		`${ID}:8  prices  must be a text between quotation marks, or a group of texts with names`,
	],
	["a key by another name", ID, '"heading"', '"headings"', `${ID}:4  hero.headings  isn't in ${EN}`],
	["an empty text", ID, "Bertanya sekali", " ", `${ID}:4  hero.heading  is empty`],
	["a space at an end", ID, "Coba gratis", "Coba gratis ", `${ID}:9  button  has a space too much`],
	["a tab", ID, "Coba gratis", "Coba\\tgratis", `${ID}:9  button  has a tab in it`],
	[
		"an invisible character",
		ID,
		"Coba gratis",
		"Coba\u200B gratis",
		`${ID}:9  button  has an invisible character in it (U+200B)`,
	],
	["a curly apostrophe", EN, "Ask once", "Don’t ask", `${EN}:4  hero.heading  has a curly apostrophe`],
	["straight quotation marks", EN, "Ask once", 'Ask \\"once\\"', `${EN}:4  hero.heading  has straight quotation marks`],
	["a brace left open", ID, "{product}", "{product", `${ID}:5  hero.lead  its braces can't be read`],
	[
		"an apostrophe before a brace",
		EN,
		"for {product}",
		"for '{product}'",
		`${EN}:5  hero.lead  has an apostrophe right before a brace`,
	],
	[
		"a value by another name",
		ID,
		"{product}",
		"{produk}",
		`${ID}:5  hero.lead  names {produk}, {trialCredits}, but English names {product}, {trialCredits}`,
	],
	[
		"a number where English counts",
		ID,
		"{count, plural, other {# jawaban}}",
		"{count} jawaban",
		`${ID}:7  found  takes {count} as argument, but English as a count`,
	],
	[
		"a form that the language lacks",
		ID,
		"other {#",
		"one {#} other {#",
		`${ID}:7  found  has a form for "one", which Indonesian doesn't have`,
	],
	["a form left out", EN, "one {# answer} ", "", `${EN}:7  found  lacks the form for "one"`],
	[
		"a text too long for its place",
		ID,
		"Coba gratis",
		"Coba gratis sekarang juga",
		`${ID}:9  button  is too long for its place: 25 characters, 16 fit`,
	],
	["a tag", EN, "Ask once", "Ask <b onclick=x>once", `${EN}:4  hero.heading  has HTML in it: <b onclick=x>`],
	[
		"a page that isn't there",
		ID,
		'"/pricing"',
		'"/harga"',
		`${ID}:8  prices  leads to /harga, which is no page of the site`,
	],
	[
		"a place that isn't there",
		EN_FAQ,
		"](#code)",
		"](#kode)",
		`${EN_FAQ}:9  tries  leads to #kode, which /faq doesn't have`,
	],
	[
		"a link of another kind",
		EN_FAQ,
		"](#code)",
		"](javascript:alert)",
		`${EN_FAQ}:9  tries  leads to javascript:alert: a link starts with`,
	],
	[
		"a number that isn't known",
		ID_FAQ,
		"{retakes}",
		"{retake}",
		`${ID_FAQ}:9  tries  names {retake}, which is no number or address of ours`,
	],
	["a number left out", ID_FAQ, "{retakes}", "Tiga", `${ID_FAQ}:7  tries  names nothing, but English names {retakes}`],
	["a lone brace", EN_FAQ, "It opens", "It } opens", `${EN_FAQ}:5  code  has a brace that belongs to no {name}`],
	["a heading without its place", ID_FAQ, " {#code}", "", `${ID_FAQ}:3  -  the heading needs its place behind it`],
	["a part without words", ID_FAQ, "{retakes} kali. Butuh [kode](#code)?", "", `${ID_FAQ}:7  tries  is empty`],
	["a title left out", ID_FAQ, "# Pertanyaan", "Pertanyaan", `${ID_FAQ}:1  -  needs one title`],
];

describe("the check of texts", () => {
	it("has nothing to say of texts without a mistake", () => {
		expect(problems()).toEqual([]);
	});

	it.each(MISTAKES)("finds %s in its line", (_, file, words, mistake, line) => {
		site.spoil(file, words, mistake);
		expect(problems()).toContainEqual(expect.stringContaining(line));
	});

	it("tells a missing text at the place where it belongs", () => {
		site.spoil(ID, '\t"prices": "/pricing",\n', "");
		expect(problems()).toEqual([`${ID}:7  prices  is missing: ${EN} has it`]);
	});

	it("tells of a file that one language lacks", () => {
		site.write("messages/en/legal/terms.md", "# Terms\n");
		expect(problems()).toEqual([
			`messages/id/legal/terms.md:1  -  the file is missing: messages/en/legal/terms.md has it`,
		]);
	});

	it("tells the first part that stands elsewhere than in English", () => {
		const parts = ["# Pertanyaan", "## Berapa? {#tries}\n\n{retakes} kali.", "## Apa? {#code}\n\nKode."];
		site.write(ID_FAQ, `${parts.join("\n\n")}\n`);
		expect(problems()).toEqual([`${ID_FAQ}:3  tries  stands in another order than in English, where code comes here`]);
	});

	it("puts problems in order of files and lines", () => {
		site.spoil(ID, "Rekrut lewat", "Rekrut  lewat");
		site.spoil(ID, "Bertanya sekali", "");
		site.spoil(EN, "Try for free", "Try  for free");
		expect(problems().map((line) => line.split("  ")[0])).toEqual([`${EN}:9`, `${ID}:2`, `${ID}:4`]);
	});
});
