import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { noteLook } from "./note-look";

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

const builder = createRequire(`${process.cwd()}/package.json`).resolve("@axe-core/playwright");
/** axe, compressed: its way into a page leads through three processes. */
const PACKED = gzipSync(readFileSync(createRequire(builder).resolve("axe-core/axe.min.js")), { level: 9 });

/** A script that does nothing: the builder brings its own twice for each look, the page has it already. */
const NOTHING = "0";

interface Parsed {
	r: number;
	g: number;
	b: number;
	alpha: number;
}
type ColorClass = { prototype: Parsed & { parseString(text: string): Parsed } };

interface Axe {
	commons: { color: { Color: ColorClass } };
	configure: (settings: { noHtml: boolean }) => void;
}

/** Unpacks axe's source in the page, which has no type for `fromBase64` yet. */
async function unpackAxe(packed: string): Promise<void> {
	const { fromBase64 } = Uint8Array as unknown as { fromBase64: (text: string) => Uint8Array<ArrayBuffer> };
	const stream = new Blob([fromBase64(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
	Object.assign(window, { axeSource: await new Response(stream).text() });
}

/**
 * axe parses the colours of every element again, which takes a quarter of its time; a page has only a few colours. It
 * also writes every element it looks at as HTML, a thirtieth; problems are named by rule and place.
 */
function prepareAxe(): void {
	const { axe } = window as unknown as { axe: Axe };
	axe.configure({ noHtml: true });
	const { Color } = axe.commons.color;
	const parse = Color.prototype.parseString;
	const known = new Map<string, Parsed>();
	Color.prototype.parseString = function parseOnce(text) {
		const before = known.get(text);
		if (before) return Object.assign(this, before);
		const { r, g, b, alpha } = parse.call(this, text);
		known.set(text, { r, g, b, alpha });
		return this;
	};
}

/**
 * The violations that axe finds on the current page; `narrow` limits elements and rules. Looks at a part of a page aren't
 * noted as looks at the page.
 */
export async function violationsOn(
	page: Page,
	narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
	isPart = false,
): Promise<Violations> {
	// The usual mode opens a second page for every look, which takes longer than the look itself. What this one can't do
	// is look into foreign frames.
	expect(page.frames()).toHaveLength(1);
	// A press returns once the next document is there, which may still be empty.
	await page.waitForLoadState("domcontentloaded");
	if (!(await page.evaluate(() => "axe" in window))) {
		await page.evaluate(unpackAxe, PACKED.toString("base64"));
		// A call of its own: policies let a test evaluate a text, but not what goes on after a wait.
		await page.evaluate("(0, eval)(axeSource); delete window.axeSource");
		await page.evaluate(prepareAxe);
	}
	const axe = new AxeBuilder({ page, axeSource: NOTHING }).setLegacyMode().options({ resultTypes: ["violations"] });
	const { violations } = await narrow(axe).analyze();
	if (!isPart) await noteLook(page, violations.length);
	return violations;
}
