import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { noteLook } from "./note-look";

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

const builder = createRequire(`${process.cwd()}/package.json`).resolve("@axe-core/playwright");
const SOURCE = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");

/** A script that does nothing: the builder brings its own twice for each look, the page has it already. */
const NOTHING = "0";

/** The violations that axe finds on the current page; `narrow` limits elements and rules. */
export async function violationsOn(
	page: Page,
	narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<Violations> {
	// The usual mode opens a second page for every look, which takes longer than the look itself. What this one can't do
	// is look into foreign frames.
	expect(page.frames()).toHaveLength(1);
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
	const axe = new AxeBuilder({ page, axeSource: NOTHING }).setLegacyMode().options({ resultTypes: ["violations"] });
	const { violations } = await narrow(axe).analyze();
	await noteLook(page, violations.length);
	return violations;
}
