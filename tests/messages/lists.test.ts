import { checkMessages } from "@/scripts/messages/check.mjs";
import { listSchemas } from "@/scripts/messages/list-schemas.mjs";
import { problemLines } from "@/scripts/messages/problems.mjs";
import { newSmallSite, SITE } from "./small-site";

const EN = "messages/en/audiences.json";
const ID = "messages/id/audiences.json";
const EN_PRICES = "messages/en/pricing.json";

const texts = (...benefits: string[]) =>
	`{\n\t"campuses": {\n\t\t"benefits": [\n${benefits.join(",\n")}\n\t\t]\n\t}\n}\n`;
const benefit = (heading: string, picture = "field") =>
	`\t\t\t{ "heading": "${heading}", "text": "For {trialCredits} of them.", "picture": "${picture}" }`;

let site: ReturnType<typeof newSmallSite>;
beforeEach(() => {
	site = newSmallSite();
	for (const language of ["en", "id"]) {
		site.write(`messages/${language}/scenes.json`, '{ "field": { "label": "A" }, "campus": { "label": "B" } }\n');
		site.write(`messages/${language}/audiences.json`, texts(benefit("One"), benefit("Two")));
		const row = `{ "name": "Jobs", "all": "✓" }`;
		site.write(`messages/${language}/pricing.json`, `{\n\t"table": { "rows": [\n${row}\n] }\n}\n`);
	}
});
afterEach(() => site.remove());

const problems = (): string[] =>
	problemLines(checkMessages(site.root, { site: { ...SITE, lists: listSchemas }, slots: [] }).problems);

describe("the check of lists", () => {
	it("has nothing to say where entries are added in both languages", () => {
		for (const file of [EN, ID]) site.write(file, texts(benefit("One"), benefit("New", "campus"), benefit("Two")));
		expect(problems()).toEqual([]);
	});

	it("reports an entry that only one language has, at both lists and nowhere else", () => {
		site.write(EN, texts(benefit("One"), benefit("New {creditMonths}", "campus"), benefit("Two")));
		site.write(EN, texts(benefit("One"), benefit("New", "campus"), benefit("Two")));
		expect(problems()).toEqual([
			`${EN}:3  campuses.benefits  has another number of entries: 3, and ${ID}:3 has 2`,
			`${ID}:3  campuses.benefits  has another number of entries: 2, and ${EN}:3 has 3`,
		]);
	});

	it.each([
		[
			"a part left out",
			'"text": "For {trialCredits} of them.", ',
			"",
			`${EN}:4  campuses.benefits.1.text  lacks the part`,
		],
		[
			"a mistyped part",
			'"heading": "One"',
			'"heeding": "One"',
			`${EN}:4  campuses.benefits.1  has the part "heeding", which the page doesn't show: an entry's parts are "heading"`,
		],
		[
			"a picture that isn't there",
			'"field"',
			'"fields"',
			`must be one of its names, not “fields”: those in pictures/README.md`,
		],
		[
			"another picture than in the other language",
			'"field"',
			'"campus"',
			`must have the same name in both languages: “field”, and ${EN}:4 has “campus”`,
		],
		["a text for an entry", benefit("One"), '\t\t\t"One"', `${EN}:4  campuses.benefits.1  must be an entry in braces`],
		["a name that is no fact", "{trialCredits}", "{trialCredit}", "names {trialCredit}, which is no number or address"],
		["a list that is none", "[", '{ "list": [', "isn't readable as JSON"],
	])("says in words what is wrong with %s", (_, words, mistake, line) => {
		site.spoil(EN, words, mistake);
		expect(problems()).toContainEqual(expect.stringContaining(line));
	});

	it("says nothing of pictures whose names can't be read", () => {
		for (const language of ["en", "id"]) site.write(`messages/${language}/scenes.json`, "{");
		expect(problems().filter((line) => line.includes("picture"))).toEqual([]);
	});

	it("reports too few and too many entries, and a group in the place of a list", () => {
		site.write(EN, texts());
		site.write(ID, texts(...Array.from({ length: 7 }, (_, index) => benefit(String.fromCharCode(65 + index)))));
		const said = problems();
		expect(said).toContainEqual(`${EN}:3  campuses.benefits  has too few entries: 0, and the page needs 1`);
		expect(said).toContainEqual(`${ID}:3  campuses.benefits  has too many entries for its place: 7, and 6 fit`);
		site.write(EN, '{ "campuses": { "benefits": { "one": "One" } } }\n');
		expect(problems()).toContainEqual(
			`${EN}:1  campuses.benefits  must be a list: its entries in square brackets, with commas between them`,
		);
	});

	it("wants a row of the table to say what all plans have, or what each has", () => {
		site.spoil(EN_PRICES, '"all": "✓"', '"trial": "✓"');
		expect(problems()).toContainEqual(
			`${EN_PRICES}:3  table.rows.1  says neither "all" nor what each plan has: trial, startSmall, scaleUp, essential, enterprise`,
		);
	});
});
