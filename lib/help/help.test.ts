import { readFileSync } from "node:fs";
import english from "@/messages/en/help.json";
import indonesian from "@/messages/id/help.json";
import { readContentText } from "../content/markdown";
import { FACTS } from "../marketing/facts";
import { HELP_ANSWERS, HELP_PAGES, HELP_PANELS, HELP_TEXTS } from "./help";

const TEXTS = HELP_PANELS.flatMap((panel) => ["en", "id"].map((locale) => ({ panel, locale })));

const markdownOf = ({ panel, locale }: (typeof TEXTS)[number]) =>
	readFileSync(`messages/${locale}/${HELP_TEXTS[panel]}.md`, "utf8");

/** Names in braces that texts may use besides the product's facts. */
const SETTINGS = ["supportEmail", "siteOrigin"];

describe.each(TEXTS)("the $panel text in $locale", (text) => {
	const markdown = markdownOf(text);
	const { sections } = readContentText(markdown, (href) => href);

	it("has exactly the help centre's answers, in order", () => {
		expect(sections.map(({ id }) => id)).toEqual(HELP_ANSWERS[text.panel]);
	});

	it("gives each answer in several paragraphs or steps", () => {
		const short = sections.filter(({ html }) => (html.match(/<(?:p|li)>/g) ?? []).length < 3);
		expect(short.map(({ id }) => id)).toEqual([]);
	});

	it("names only facts that there are", () => {
		const named = [...markdown.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
		expect(named.filter((name) => !Object.hasOwn(FACTS, name) && !SETTINGS.includes(name))).toEqual([]);
	});

	it("writes no number of its own but those of steps and names", () => {
		const prose = markdown.replace(/^\d+\. /gm, "").replace(/\]\([^)]*\)/g, "]");
		expect(prose.match(/\d+/g)).toBeNull();
	});

	it("leads within the help centre only to answers that there are", () => {
		const places = [...markdown.matchAll(/\]\((?:\/help\/faq)?#([\w-]+)\)/g)].map(([, place]) => place);
		const all: readonly string[] = HELP_PANELS.flatMap((panel) => HELP_ANSWERS[panel]);
		expect(places.filter((place) => !all.includes(place ?? ""))).toEqual([]);
	});
});

describe.each([
	["English", english],
	["Indonesian", indonesian],
])("the words to search by in %s", (_, messages) => {
	it("are there for every answer, and for the pages that answer what it doesn't", () => {
		expect(Object.keys(messages.keywords)).toEqual([
			...HELP_PANELS.flatMap((panel) => HELP_ANSWERS[panel]),
			...HELP_PAGES,
		]);
	});
});
