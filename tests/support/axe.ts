import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

/** What axe finds wrong on the page as it stands; `narrow` says where it looks, and for what. */
export async function violationsOn(
	page: Page,
	narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<Violations> {
	// The usual mode opens a second page for every look, which takes longer than the look itself. What this one can't do
	// is look into foreign frames.
	expect(page.frames()).toHaveLength(1);
	const isThere = await page.evaluate(() => "axe" in window);
	const axe = new AxeBuilder(isThere ? { page, axeSource: "0" } : { page }).setLegacyMode();
	const { violations } = await narrow(axe.options({ resultTypes: ["violations"] })).analyze();
	return violations;
}
