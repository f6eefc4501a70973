import { lookCode } from "../../scripts/screens/visit.mjs";
import { expect, test } from "../support/browser/e2e";

/**
 * The checks of `npm run screens` on every page: texts without room, headings that end in one word, broken pictures.
 */
for (const path of ["/", "/id/astronaut-for/remote-and-field-hiring"]) {
	test(`${path} fits on a phone, with every picture`, async ({ page }) => {
		await page.goto(path);
		expect(await page.evaluate<string[]>(await lookCode())).toEqual([]);
	});
}
