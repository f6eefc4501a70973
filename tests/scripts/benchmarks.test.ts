import { readFileSync } from "node:fs";
import { join } from "node:path";
import { measuredOn, putTable } from "@/tests/bench/lib/docs.mjs";

const ROOT = join(__dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

it("each benchmark has a place in the docs", () => {
	const [, list = ""] = /const NAMES = \[([^\]]+)\]/.exec(read("tests/bench/all.mjs")) ?? [];
	const names = [...list.matchAll(/"([\w-]+)"/g)].map(([, name]) => name ?? "");
	const pages = read("docs/performance.md") + read("docs/operations.md");
	expect(names).toContain("form-effort");
	expect(
		names.filter((name) => !pages.includes(`<!-- ${name}:start -->`) || !pages.includes(`<!-- ${name}:end -->`)),
	).toEqual([]);
});

it("a benchmark's table brings its own date, and leaves those of the others", () => {
	const place = (name: string, text: string) => `<!-- ${name}:start -->\n${text}\n<!-- ${name}:end -->`;
	const other = place("other", "| old |\n\nMeasured on 2026-01-01.");
	const measured = measuredOn(new Date("2026-11-26T23:00:00Z"));
	expect(measured).toMatch(/^Measured on 2026-11-26: \d+ cores \(/);
	expect(putTable(`${place("own", "| old |")}\n${other}`, "own", "| new |", measured)).toBe(
		`${place("own", `| new |\n\n${measured}`)}\n${other}`,
	);
	expect(() => putTable(other, "own", "| new |", measured)).toThrow("no place for own");
});
