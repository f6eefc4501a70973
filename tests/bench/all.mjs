/** Runs every benchmark, one after the other, and writes their tables into the docs. */
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
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

/** Puts `text` between the markers of a name; the page must have them. */
function replaceBetween(page, name, text) {
	const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
	const [from, to] = [page.indexOf(start), page.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`The page has no place for ${name}`);
	return `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`;
}

/** The date and the facts of the machine that a reader needs to judge the figures. */
function facts() {
	const model = cpus()[0]?.model.trim() || "unknown processor";
	const memory = Math.round(totalmem() / 2 ** 30);
	const date = new Date().toISOString().slice(0, 10);
	return `Measured on ${date}: ${availableParallelism()} cores (${model}), ${memory} GB, Node.js ${process.versions.node}.`;
}

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : NAMES) {
	const { measure } = await import(`./${name}.mjs`);
	const text = await measure({ isRecorded: true });
	console.log(`\n${name}\n\n${text}`);
	const page = OTHER_PAGES[name] ?? PAGE;
	writeFileSync(page, replaceBetween(readFileSync(page, "utf8"), name, text));
}
writeFileSync(PAGE, replaceBetween(readFileSync(PAGE, "utf8"), "facts", facts()));
