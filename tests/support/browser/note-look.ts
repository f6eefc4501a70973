import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pageGroup } from "../../../lib/proof/page-group";

/** Collects what axe looked at, one JSON line each. A whole `npm test` makes the file; without it nothing is noted. */
const FILE = join(process.cwd(), ".build/reports/looks.jsonl");

/** What a look depends on, as the page has it at the moment. */
const stateOf = (page: Page) =>
	page.evaluate(() => ({
		language: document.documentElement.lang,
		dark: matchMedia("(prefers-color-scheme: dark)").matches,
		narrow: window.innerWidth < 640,
		isBackend: document.querySelector('script[src*="/_next/"], link[href*="/_next/"]') === null,
	}));

/** Notes that axe looked at a page, and how many problems it found. Pages that a test wrote itself don't count. */
export async function noteLook(page: Page, problems: number): Promise<void> {
	if (!existsSync(FILE) || !page.url().startsWith("http")) return;
	const { isBackend, ...state } = await stateOf(page);
	const group = pageGroup(new URL(page.url()).pathname, isBackend);
	appendFileSync(FILE, `${JSON.stringify({ group, ...state, problems })}\n`);
}
