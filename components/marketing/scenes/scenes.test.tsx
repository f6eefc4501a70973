import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { LOCALES } from "@/lib/i18n/locales";
import english from "@/messages/en/scenes.json";
import { Scene } from "./scene";
import { isRetold, type SceneName, tellingOf } from "./scene-name";

/** A page contains a scene twice, as markup and as data. */
const MOST_BYTES = 6000;

const NAMES = Object.keys(english) as SceneName[];
const CASES = NAMES.flatMap((name) => LOCALES.map((locale) => ({ name, locale })));

describe("Scene", () => {
	// No file replaces a drawing in this test, whatever `pictures/` contains.
	beforeEach(() => {
		jest.spyOn(process, "cwd").mockReturnValue("/nowhere");
	});

	it.each(CASES)("draws $name with texts in $locale, small, complete, and without styles of its own", async (scene) => {
		const markup = renderToStaticMarkup(await Scene(scene));
		expect(markup.length).toBeLessThan(MOST_BYTES);
		expect(markup).not.toMatch(/style=|NaN|undefined|…/);
		document.body.innerHTML = markup;
		expect(screen.getByRole("img")).toHaveAccessibleName();
		expect(document.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
	});

	it("draws every scene differently", async () => {
		const drawn = await Promise.all(
			NAMES.map(async (name) => renderToStaticMarkup(await Scene({ name, locale: "en" }))),
		);
		expect(new Set(drawn).size).toBe(NAMES.length);
	});

	it.each(NAMES.filter(isRetold))("draws %s with its own texts on the shared drawing", (name) => {
		const { drawing } = tellingOf(name);
		expect(name.replace(/-[a-z]+$/, "")).toBe(drawing);
		expect(Object.keys(english[drawing])).toEqual(expect.arrayContaining(Object.keys(english[name])));
	});
});
