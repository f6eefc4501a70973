/**
 * `npm run screens`: pictures of all pages in both languages, three widths, light and dark, in `.screens/`, with
 * `index.html` to see them all. Prints what is wrong: `page language width scheme: problem`.
 * `-- --only pricing` takes one page, `-- --site http://localhost:3000` a site that runs; else the built one is started.
 * `-- changed [commit]` shows the pages that differ from the commit, or from `main`, before and after, in `changed.html`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { startSite } from "../tests/bench/lib/site.mjs";
import { launchOptions } from "./lib/browser.mjs";
import { run, stop } from "./lib/run.mjs";
import { isStale } from "./lib/stale.mjs";
import { readSite } from "./messages/site.mjs";
import { showChanged } from "./screens/changed.mjs";
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

const { values, positionals } = parseArgs({
	options: { only: { type: "string" }, site: { type: "string" } },
	allowPositionals: true,
});
const [order, since] = positionals;
const pages = Object.entries({ ...(await readSite(root)).pages, ...OTHERS });
const wanted = pages.filter(([name]) => !values.only || name === values.only);
if (wanted.length === 0) {
	console.error(`No page is called ${values.only}: there are ${pages.map(([name]) => name).join(", ")}.`);
	process.exit(1);
}
const views = wanted.flatMap(([page, path]) =>
	Object.entries(LANGUAGES).map(([language, prefix]) => ({
		page,
		language,
		name: `${page}-${language}`,
		path: prefix && path === "/" ? prefix : prefix + path,
	})),
);

/** Takes all pictures; gives the number of problems. */
async function showAll(browser, code) {
	const site = values.site ? null : await startSite();
	const seen = [];
	for (const { page, language, name, path } of views) {
		const address = (values.site ?? site.origin) + path;
		const { pictures, problems } = await visit(browser, { address, name, folder, code });
		const lines = problems.map(({ width, scheme, problem }) => `${page} ${language} ${width} ${scheme}: ${problem}`);
		for (const line of lines) console.error(line);
		seen.push({ name, pictures, lines });
	}
	await site?.stop();
	writeFileSync(join(folder, "index.html"), contactSheet(seen));
	const count = seen.reduce((sum, { lines }) => sum + lines.length, 0);
	console.log(`${seen.length} pages, ${count} problems. See them all in .screens/index.html`);
	return count;
}

/** Takes pictures of what has changed, before and after. */
async function showOnlyChanged(browser, code) {
	if (isStale(root) && (await run(root, "npm", ["run", "--silent", "build"])) !== 0) stop("The site can't be built.");
	const changed = await showChanged(root, browser, { pages: views, since, folder, code });
	for (const name of changed) console.log(name);
	console.log(`${changed.length} pages have changed. See them before and after in .screens/changed.html`);
	return 0;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
try {
	const show = order === "changed" ? showOnlyChanged : showAll;
	process.exitCode = (await show(browser, await lookCode())) > 0 ? 1 : 0;
} finally {
	await browser.close();
}
