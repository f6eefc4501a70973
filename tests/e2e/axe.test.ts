import { violationsOn } from "../support/browser/axe";
import { expect, test } from "../support/browser/e2e";

test("axe detects problems on a page, also on a second run, and problems that appear in between", async ({ page }) => {
	await page.setContent(`<html lang="en"><title>T</title><main><h1>Heading</h1><img src="data:,"></main></html>`);
	const found = async () => (await violationsOn(page)).map(({ id }) => id);
	expect(await found()).toEqual(["image-alt"]);
	expect(await found()).toEqual(["image-alt"]);
	await page.locator("h1").evaluate((heading) => heading.setAttribute("style", "color: #eee; background: #fff"));
	expect(await found()).toEqual(["color-contrast", "image-alt"]);
	await page.setContent(`<html lang="en"><title>T</title><main><h1>Heading</h1><input></main></html>`);
	expect(await found()).toEqual(["label"]);
});
