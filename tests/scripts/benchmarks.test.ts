import { readFileSync } from "node:fs";
import { join } from "node:path";

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
