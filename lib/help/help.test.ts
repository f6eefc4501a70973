import { readFileSync } from "node:fs";
import english from "@/messages/en/help.json";
import indonesian from "@/messages/id/help.json";
import { readContentText } from "../content/markdown";
import { FACTS } from "../marketing/facts";
import { HELP_ANSWERS, HELP_PAGES, HELP_PANELS, HELP_TEXTS } from "./help";

const TEXTS = HELP_PANELS.flatMap((panel) => ["en", "id"].map((locale) => ({ panel, locale })));

const markdownOf = ({ panel, locale }: (typeof TEXTS)[number]) =>
	readFileSync(`messages/${locale}/${HELP_TEXTS[panel]}.md`, "utf8");

/** Placeholders that texts may use besides the product's facts. */
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

	it("uses only existing facts", () => {
		const named = [...markdown.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
		expect(named.filter((name) => !Object.hasOwn(FACTS, name) && !SETTINGS.includes(name))).toEqual([]);
	});

	it("contains no numbers of its own except steps and names", () => {
		const prose = markdown.replace(/^\d+\. /gm, "").replace(/\]\([^)]*\)/g, "]");
		expect(prose.match(/\d+/g)).toBeNull();
	});

	it("links only to existing answers within the help centre", () => {
		const places = [...markdown.matchAll(/\]\((?:\/help\/faq)?#([\w-]+)\)/g)].map(([, place]) => place);
		const all: readonly string[] = HELP_PANELS.flatMap((panel) => HELP_ANSWERS[panel]);
		expect(places.filter((place) => !all.includes(place ?? ""))).toEqual([]);
	});
});

describe.each([
	["English", english],
	["Indonesian", indonesian],
])("the search terms in %s", (_, messages) => {
	it("exist for every answer, and for the pages beyond the answers", () => {
		expect(Object.keys(messages.keywords)).toEqual([
			...HELP_PANELS.flatMap((panel) => HELP_ANSWERS[panel]),
			...HELP_PAGES,
		]);
	});
});
