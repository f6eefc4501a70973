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

/** The replacement of some words of a file, and the line that reports it. */
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
		`${ID}:8  prices  is a list, and the page shows none here: write a text, or a group of texts with names`,
	],
	[
		"a number without quotation marks",
		ID,
		'"/pricing"',
		"30",
		`${ID}:8  prices  must be a text between quotation marks, or a group of texts with names`,
	],
	[
		"a number of the product",
		EN,
		"Ask once",
		"Ask 30 candidates",
		`${EN}:4  hero.heading  is the product's number 30 written out: write {trialCredits}`,
	],
	["a key by another name", ID, '"heading"', '"headings"', `${ID}:3  hero.heading  is missing here: ${EN}:4 has it`],
	[
		"curly quotation marks around a text",
		EN,
		'"Ask once"',
		"“Ask once”",
		`${EN}:4  -  has the wrong quotation marks around the text: write straight ones (")`,
	],
	[
		"straight quotation marks inside of a text",
		ID,
		"Bertanya sekali",
		'Bertanya "sekali" saja',
		`${ID}:4  -  has a straight quotation mark (") inside of the text: write curly ones (“ ”)`,
	],
	["a quotation mark left out", ID, 'sekali"', "sekali", `${ID}:4  -  lacks a quotation mark (") around the name`],
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
		`${ID}:5  hero.lead  names {produk}, {trialCredits}; ${EN}:5 names {product}, {trialCredits}: both must`,
	],
	[
		"a number where English counts",
		ID,
		"{count, plural, other {# jawaban}}",
		"{count} jawaban",
		`${ID}:7  found  takes {count} as a value; ${EN}:7 takes it as a count: both must take it alike`,
	],
	[
		"a count of what is no number of ours",
		EN,
		"for {product}",
		"for {product, plural, one {#} other {#}}",
		`${EN}:5  hero.lead  counts or writes {product} as a number`,
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
	["a number left out", ID_FAQ, "{retakes}", "Tiga", `${ID_FAQ}:7  tries  names nothing; ${EN_FAQ}:9 names {retakes}`],
	["a lone brace", EN_FAQ, "It opens", "It } opens", `${EN_FAQ}:5  code  has a brace that belongs to no {name}`],
	["a heading without its place", ID_FAQ, " {#code}", "", `${ID_FAQ}:3  -  the heading needs its place behind it`],
	["a part without words", ID_FAQ, "{retakes} kali. Butuh [kode](#code)?", "", `${ID_FAQ}:7  tries  is empty`],
	["a title left out", ID_FAQ, "# Pertanyaan", "Pertanyaan", `${ID_FAQ}:1  -  needs one title`],
];

describe("the text check", () => {
	it("accepts valid texts", () => {
		expect(problems()).toEqual([]);
	});

	it.each(MISTAKES)("finds %s in its line", (_, file, words, mistake, line) => {
		site.spoil(file, words, mistake);
		expect(problems()).toContainEqual(expect.stringContaining(line));
	});

	it("reports a missing text where it belongs", () => {
		site.spoil(ID, '\t"prices": "/pricing",\n', "");
		expect(problems()).toEqual([`${ID}:7  prices  is missing here: ${EN}:8 has it`]);
	});

	it.each([
		["English", EN, "Ask once", ID],
		["Indonesian", ID, "Bertanya sekali", EN],
	])("reports a text that %s lacks, in the line of its group, and not in the other file", (_, file, words, other) => {
		site.spoil(file, `\t\t"heading": "${words}",\n`, "");
		expect(problems()).toEqual([`${file}:3  hero.heading  is missing here: ${other}:4 has it`]);
	});

	it.each([
		["English", EN, EN],
		["Indonesian", ID, ID],
	])("reports a name changed in %s in both files, each with the other's names", (_, file) => {
		site.spoil(file, "{product}", "{Product}");
		const reported = problems();
		expect(reported).toHaveLength(2);
		for (const [one, other] of [
			[EN, ID],
			[ID, EN],
		])
			expect(reported).toContainEqual(
				expect.stringMatching(new RegExp(`^${one}:5  .*; ${other}:5 names .*: both must`)),
			);
		expect(reported.find((line) => line.startsWith(`${file}:5`))).toContain("names {Product}, {trialCredits}; ");
	});

	it.each([
		[
			"English",
			EN_FAQ,
			"{retakes}",
			"{retake}",
			`${EN_FAQ}:9  tries  names {retake}, which is no number or address of ours`,
		],
		["English", EN_FAQ, " {#code}", "", `${EN_FAQ}:3  -  the heading needs its place behind it, such as {#a-place}`],
		["English", EN, "Ask once", "<b>Ask</b> once", `${EN}:4  hero.heading  has HTML in it: <b>`],
		["English", EN, "{product}", "{product", `${EN}:5  hero.lead  its braces can't be read: `],
		[
			"Indonesian",
			ID_FAQ,
			"{retakes}",
			"{retake}",
			`${ID_FAQ}:9  tries  names {retake}, which is no number or address of ours`,
		],
		["Indonesian", ID_FAQ, " {#code}", "", `${ID_FAQ}:3  -  the heading needs its place behind it, such as {#a-place}`],
		["Indonesian", ID, "Bertanya", "<b>Bertanya</b>", `${ID}:4  hero.heading  has HTML in it: <b>`],
		[
			"Indonesian",
			ID,
			'"Bertanya sekali"',
			"“Bertanya sekali”",
			`${ID}:4  -  has the wrong quotation marks around the text`,
		],
	])("reports a one-sided problem in %s only there: %s %s", (_, file, words, mistake, line) => {
		site.spoil(file, words, mistake);
		expect(problems()[0]).toContain(line);
		expect(problems().map((problem) => problem.split(":")[0])).not.toContain(
			file.includes("/en/") ? file.replace("/en/", "/id/") : file.replace("/id/", "/en/"),
		);
	});

	it("reports a number written out in English at both places", () => {
		site.spoil(EN_FAQ, "{retakes}", "Three");
		expect(problems()).toEqual([
			`${EN_FAQ}:7  tries  names nothing; ${ID_FAQ}:9 names {retakes}: both must name the same`,
			`${ID_FAQ}:9  tries  names {retakes}; ${EN_FAQ}:7 names nothing: both must name the same`,
		]);
	});

	it("reports a file that one language lacks", () => {
		site.write("messages/en/legal/terms.md", "# Terms\n");
		expect(problems()).toEqual([
			`messages/id/legal/terms.md:1  -  the file is missing: messages/en/legal/terms.md has it`,
		]);
	});

	it("reports the first part in another order than in English", () => {
		const parts = ["# Pertanyaan", "## Berapa? {#tries}\n\n{retakes} kali.", "## Apa? {#code}\n\nKode."];
		site.write(ID_FAQ, `${parts.join("\n\n")}\n`);
		expect(problems()).toEqual([`${ID_FAQ}:3  tries  stands in another order than in English, where code comes here`]);
	});

	it("sorts problems by file and line", () => {
		site.spoil(ID, "Rekrut lewat", "Rekrut  lewat");
		site.spoil(ID, "Bertanya sekali", "");
		site.spoil(EN, "Try for free", "Try  for free");
		expect(problems().map((line) => line.split("  ")[0])).toEqual([`${EN}:9`, `${ID}:2`, `${ID}:4`]);
	});
});
