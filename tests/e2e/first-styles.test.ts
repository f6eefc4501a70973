import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/browser/e2e";

const PAGES = ["/p/ORBIT1", "/id", "/public/companies"];
const WIDTHS = [360, 1280];

/** The external style sheet of a page. */
async function readSheet(page: Page, origin: string, path: string): Promise<string> {
	const html = await (await page.request.get(origin + path)).text();
	const [, address = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
	return (await page.request.get(origin + address)).text();
}

/** What the layout decides. Other properties change with a style sheet only if one of its rules sets them. */
const MEASURES = ["width", "height", "transform-origin", "perspective-origin", "grid-template-columns"].concat(
	["grid-template-rows", "top", "right", "bottom", "left"],
	["top", "right", "bottom", "left"].flatMap((side) => [`margin-${side}`, `padding-${side}`]),
);

/** The properties that can change with a style sheet, shorthands by their parts. */
async function changeable(page: Page, sheet: string): Promise<string[]> {
	const set = await page.evaluate((text) => {
		const stylesIn = (rules: CSSRuleList): CSSStyleDeclaration[] =>
			[...rules].flatMap((rule) => {
				const { style, cssRules } = rule as Partial<CSSStyleRule>;
				return [...(style ? [style] : []), ...(cssRules ? stylesIn(cssRules) : [])];
			});
		const parsed = new CSSStyleSheet();
		parsed.replaceSync(text);
		return stylesIn(parsed.cssRules).flatMap((style) => [...style].filter((name) => !name.startsWith("--")));
	}, sheet);
	const properties = [...new Set([...set, ...MEASURES])];
	expect(properties.length).toBeGreaterThan(100);
	return properties;
}

/** What looks different from the last time that the page was this wide: `tag property: before → now`; ten lines at most. */
function changes(page: Page, width: number, properties: readonly string[]): Promise<string[]> {
	return page.evaluate(
		async ({ width, properties }) => {
			// The layout asks for the fonts that it lacks: text has another width until they have arrived.
			document.body.getBoundingClientRect();
			const arriving = [...document.fonts].filter(({ status }) => status === "loading");
			await Promise.allSettled(arriving.map(({ loaded }) => loaded));
			const kept = window as unknown as Record<string, string[][] | undefined>;
			const elements = [...document.querySelectorAll("body *")];
			const now = elements.map((element) => {
				const style = getComputedStyle(element);
				return properties.map((name) => style.getPropertyValue(name));
			});
			const before = kept[`looks${width}`] ?? now;
			kept[`looks${width}`] = now;
			const differences = now.flatMap((values, at) =>
				values.flatMap((value, i) =>
					value === before[at]?.[i]
						? []
						: [`${elements[at]?.localName} ${properties[i]}: ${before[at]?.[i]} → ${value}`],
				),
			);
			return differences.slice(0, 10);
		},
		{ width, properties },
	);
}

async function changesAtAll(page: Page, properties: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 800 });
		found.push(...(await changes(page, width, properties)));
	}
	return found;
}

for (const path of PAGES) {
	test(`${path} looks the same before its style sheet has arrived`, async ({ page, site }) => {
		const properties = await changeable(page, await readSheet(page, site.origin, path));
		const held: (() => void)[] = [];
		// Scripts too: they change the page by themselves.
		await page.route(/\.(?:css|js)$/, async (route) => {
			await new Promise<void>((resolve) => {
				if (!route.request().url().endsWith(".css")) return;
				held.push(resolve);
			});
			await route.continue();
		});
		// A page whose scripts don't come shows itself as one without script after a while.
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 1_000);
		await page.goto(site.origin + path, { waitUntil: "commit" });
		await expect(page.locator(`body > link[rel="stylesheet"]`)).toBeAttached();
		await changesAtAll(page, properties);
		for (const release of held) release();
		await page.waitForFunction(() => document.querySelector<HTMLLinkElement>("body > link[rel=stylesheet]")?.sheet);
		expect(await changesAtAll(page, properties)).toEqual([]);
		await page.unrouteAll({ behavior: "ignoreErrors" });
	});
}

test("a page is hydrated before its style sheet has arrived", async ({ page, site }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/*.css", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(`${site.origin}/p/ORBIT1`, { waitUntil: "commit" });
	await expect(page.locator("html[data-hydrated]")).toBeAttached();
	release();
	await page.waitForLoadState("load");
});

test("the style sheet has no class that only tests and examples for operators name", async ({ page, site }) => {
	const sheet = await readSheet(page, site.origin, "/p/ORBIT1");
	expect(sheet).toContain(".text-muted");
	// A section of an example for operators, which a scanner of the whole repository takes for a class.
	expect(sheet).not.toContain("filter\\:bulk");
});
