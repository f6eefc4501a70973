import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readFolder } from "@/scripts/messages/folder.mjs";
import { checkTranslated, recordTranslated } from "@/scripts/messages/translated.mjs";
import { newSmallSite } from "./small-site";

const EN = "messages/en/home.json";
const ID = "messages/id/home.json";

let site: ReturnType<typeof newSmallSite>;
beforeEach(() => {
	site = newSmallSite();
	recordTranslated(site.root, read());
});
afterEach(() => site.remove());

const read = () => readFolder(site.root, () => undefined);
const check = () => checkTranslated(site.root, read());

describe("a text that has changed", () => {
	it("in English alone is pointed out at the translation, until it is recorded", () => {
		site.spoil(EN, "Ask once", "Ask twice");
		const { notes } = check();
		expect(notes).toEqual([
			expect.stringMatching(
				`^${ID}:4  hero.heading  is as it was, but ${EN}:4 has changed: does it still say the same`,
			),
		]);
		const record = /is "([0-9a-f ]+)"$/.exec(notes[0] ?? "")?.[1];
		recordTranslated(site.root, read(), { file: "home.json", key: "hero.heading" });
		expect(check()).toEqual({ notes: [], unrecorded: 0 });
		expect(readFileSync(join(site.root, "messages/translated.json"), "utf8")).toContain(`"hero.heading": "${record}"`);
	});

	it("in Indonesian alone is pointed out at the English one", () => {
		site.spoil(ID, "Bertanya sekali", "Bertanya dua kali");
		expect(check().notes).toEqual([expect.stringContaining(`${EN}:4  hero.heading  is as it was, but ${ID}:4 has`)]);
	});

	it("in a long text is pointed out by its part", () => {
		site.spoil("messages/en/candidate-faq.md", "It opens", "It always opens");
		expect(check().notes).toEqual([expect.stringContaining("messages/id/candidate-faq.md:3  code  is as it was")]);
	});

	it("in both languages is counted, not pointed out", () => {
		site.spoil(EN, "Ask once", "Ask twice");
		site.spoil(ID, "Bertanya sekali", "Bertanya dua kali");
		expect(check()).toEqual({ notes: [], unrecorded: 1 });
	});
});

it("a record that can't be read is pointed out, and rewritten", () => {
	site.write("messages/translated.json", "<<<<<<< ours\n");
	expect(check().notes).toEqual([expect.stringContaining("messages/translated.json  isn't readable as JSON")]);
	recordTranslated(site.root, read());
	expect(check()).toEqual({ notes: [], unrecorded: 0 });
});
