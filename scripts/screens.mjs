/**
 * `npm run screens`: screenshots of all pages in both languages, three widths, light and dark, in `.screens/`, with an
 * overview in `index.html`. Prints problems as `page language width scheme: problem`. `-- --only pricing` selects one
 * page, `-- --site http://localhost:3000` a running site; otherwise it starts the built one.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { startSite } from "../tests/bench/lib/site.mjs";
import { launchOptions } from "./lib/browser.mjs";
import { readSite } from "./messages/site.mjs";
import { contactSheet } from "./screens/sheet.mjs";
import { lookCode, visit } from "./screens/visit.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, ".screens");
const LANGUAGES = { en: "", id: "/id" };
const OTHERS = {
	companies: "/public/companies",
	"not-found": "/notfound",
	search: "/search",
	"enter-code": "/enter-code",
	"interview-check": "/interview-check",
};

const { values } = parseArgs({ options: { only: { type: "string" }, site: { type: "string" } } });
const pages = Object.entries({ ...(await readSite(root)).pages, ...OTHERS });
const wanted = pages.filter(([name]) => !values.only || name === values.only);
if (wanted.length === 0) {
	console.error(`No page is called ${values.only}: there are ${pages.map(([name]) => name).join(", ")}.`);
	process.exit(1);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const site = values.site ? null : await startSite();
const origin = values.site ?? site.origin;
const browser = await chromium.launch(launchOptions);
const code = await lookCode();
const seen = [];
try {
	for (const [page, path] of wanted)
		for (const [language, prefix] of Object.entries(LANGUAGES)) {
			const name = `${page}-${language}`;
			const address = origin + (prefix && path === "/" ? prefix : prefix + path);
			const { pictures, problems } = await visit(browser, { address, name, folder, code });
			const lines = problems.map(({ width, scheme, problem }) => `${page} ${language} ${width} ${scheme}: ${problem}`);
			for (const line of lines) console.error(line);
			seen.push({ name, pictures, lines });
		}
} finally {
	await browser.close();
	await site?.stop();
}
writeFileSync(join(folder, "index.html"), contactSheet(seen));
const count = seen.reduce((sum, { lines }) => sum + lines.length, 0);
console.log(`${seen.length} pages, ${count} problems. See them all in .screens/index.html`);
process.exitCode = count > 0 ? 1 : 0;
