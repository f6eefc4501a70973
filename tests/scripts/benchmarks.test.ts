import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

it("each benchmark has a place on the page about performance", () => {
	const [, list = ""] = /const NAMES = \[([^\]]+)\]/.exec(read("tests/bench/all.mjs")) ?? [];
	const names = [...list.matchAll(/"([\w-]+)"/g)].map(([, name]) => name ?? "");
	const page = read("docs/performance.md");
	expect(names).toContain("form-effort");
	expect(
		names.filter((name) => !page.includes(`<!-- ${name}:start -->`) || !page.includes(`<!-- ${name}:end -->`)),
	).toEqual([]);
});
