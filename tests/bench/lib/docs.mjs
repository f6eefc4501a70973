/** The tables of benchmarks in the docs. */
import { availableParallelism, cpus, totalmem } from "node:os";

/** When a table was measured, and the facts of the machine that a reader needs to judge the figures. */
export function measuredOn(time = new Date()) {
	const model = cpus()[0]?.model.trim() || "unknown processor";
	const memory = Math.round(totalmem() / 2 ** 30);
	const date = time.toISOString().slice(0, 10);
	return `Measured on ${date}: ${availableParallelism()} cores (${model}), ${memory} GB, Node.js ${process.versions.node}.`;
}

/** Puts a benchmark's table and its date between the marks of its name; the page must have them. */
export function putTable(page, name, table, measured) {
	const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
	const [from, to] = [page.indexOf(start), page.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`The page has no place for ${name}`);
	return `${page.slice(0, from + start.length)}\n${table}\n\n${measured}\n${page.slice(to)}`;
}
