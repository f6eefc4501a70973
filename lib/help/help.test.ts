import { readFileSync } from "node:fs";
import { readContentText } from "../content/markdown";
import { HELP_PANELS, HELP_TEXTS } from "./help";

const TEXTS = HELP_PANELS.flatMap((panel) => ["en", "id"].map((locale) => ({ panel, locale })));

const markdownOf = ({ panel, locale }: (typeof TEXTS)[number]) =>
	readFileSync(`messages/${locale}/${HELP_TEXTS[panel]}.md`, "utf8");

describe.each(TEXTS)("the $panel text in $locale", (text) => {
	const markdown = markdownOf(text);
	const { sections } = readContentText(markdown, (href) => href);

	it("gives each answer in several paragraphs or steps", () => {
		const short = sections.filter(({ html }) => (html.match(/<(?:p|li)>/g) ?? []).length < 3);
		expect(short.map(({ id }) => id)).toEqual([]);
	});
});
