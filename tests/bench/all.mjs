/** Runs every benchmark, one after the other, and writes their tables into the docs, each with its date. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { measuredOn, putTable } from "./lib/docs.mjs";
import { ROOT } from "./lib/site.mjs";

const NAMES = [
	"weight",
	"lighthouse",
	"throughput",
	"upload",
	"upload-links",
	"upload-memory",
	"typing",
	"form-effort",
	"sitemap",
	"footprint",
	"sizing",
];
const PAGE = join(ROOT, "docs/performance.md");

/** Benchmarks whose figures belong elsewhere. */
const OTHER_PAGES = { sizing: join(ROOT, "docs/operations.md") };

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : NAMES) {
	const { measure } = await import(`./${name}.mjs`);
	const text = await measure({ isRecorded: true });
	console.log(`\n${name}\n\n${text}`);
	const page = OTHER_PAGES[name] ?? PAGE;
	writeFileSync(page, putTable(readFileSync(page, "utf8"), name, text, measuredOn()));
}
