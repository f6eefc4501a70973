/** The site's data for the check: its numbers, its pages and the ids of their anchors. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { listSchemas } from "./list-schemas.mjs";

/** The exports of a module in TypeScript that needs nothing but its neighbours. */
async function load(root, path) {
	const { outputFiles } = await build({
		absWorkingDir: root,
		entryPoints: [path],
		bundle: true,
		format: "esm",
		write: false,
		logLevel: "warning",
	});
	return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`);
}

const filesBelow = (folder) => readdirSync(folder, { recursive: true }).map((name) => name.replaceAll("\\", "/"));

/** Patterns of addresses, from the places of pages in `app/[locale]`. Groups are no part of an address. */
function routesOf(root) {
	const pages = filesBelow(join(root, "app", "[locale]")).filter((name) => /(?:^|\/)page\.tsx$/.test(name));
	return pages.map((name) => {
		const parts = name.split("/").slice(0, -1);
		const shown = parts.filter((part) => !part.startsWith("("));
		const pattern = shown.map((part) => (part.startsWith("[") ? "[^/]+" : part.replaceAll(".", "\\.")));
		return new RegExp(`^/${pattern.join("/")}$`);
	});
}

/** Ids in the source of pages. */
function idsOf(root) {
	const sources = ["app", "components"].flatMap((name) =>
		filesBelow(join(root, name)).map((file) => join(root, name, file)),
	);
	const markup = sources.filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"));
	return markup.flatMap((path) => [...readFileSync(path, "utf8").matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id));
}

/** The candidates' questions have a language in their own address, by a rewrite. */
const REWRITTEN = [/^\/faq\/(?:en|id)$/];

/**
 * The product's facts, what long texts may name (`values`) and what all others may (`textFacts`), the site's own pages by
 * name, `isPage(path)` for paths without a language, the ids in pages, the schemas of lists by the names of pictures, and the
 * parts that long texts need.
 */
export async function readSite(root) {
	const [{ FACTS }, { planFacts }, { SITE_PAGES }, { HELP_ANSWERS }, { CANDIDATE_QUESTIONS }, { proofFacts }] =
		await Promise.all([
			load(root, "lib/marketing/facts.ts"),
			load(root, "lib/marketing/plans.ts"),
			load(root, "lib/site/pages.ts"),
			load(root, "lib/help/help.ts"),
			load(root, "lib/help/candidate-faq.ts"),
			load(root, "lib/proof/figures.ts"),
		]);
	const [fixed, patterns] = [new Set(Object.values(SITE_PAGES)), [...routesOf(root), ...REWRITTEN]];
	const isPage = (path) => fixed.has(path) || patterns.some((pattern) => pattern.test(path));
	const needed = {
		"candidate-faq.md": CANDIDATE_QUESTIONS,
		"help-faq.md": HELP_ANSWERS.faq,
		"help-how-to.md": HELP_ANSWERS.htu,
	};
	return {
		lists: listSchemas,
		needed,
		facts: FACTS,
		values: { ...FACTS, ...proofFacts("en") },
		textFacts: planFacts("en"),
		pages: SITE_PAGES,
		isPage,
		ids: idsOf(root),
	};
}
