/**
 * Bytes of pages' HTML as a first visit gets them, in Brotli at its best: whole, and without the first styles in their
 * heads. `node tests/bench/html.mjs <folder of a build>…` compares builds; this one comes last. Bytes don't depend on what
 * else the machine does.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { bytes, fixed, printIfMain, table } from "./lib/report.mjs";
import { ROOT, startSite } from "./lib/site.mjs";
import { get, warm } from "./lib/warm.mjs";

const PATHS = ["/p/ORBIT1", "/p/ORBIT2", "/", "/pricing", "/public/companies", "/public/companies/kopi-nusantara"];

/** The styles that the web server puts into a page, which follow the sheet's announcement. */
const FIRST_STYLES = /(<link rel="preload" as="style"[^>]*>)<style>[\s\S]*?<\/style>/;

const best = (html) =>
	brotliCompressSync(html, {
		params: {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: html.length,
		},
	}).length;

/** The bytes of each page of a build. */
async function weigh(root) {
	const site = await startSite({}, root);
	try {
		await warm(site.origin, PATHS);
		const sizes = [];
		for (const path of PATHS) {
			const { body, answer } = await get(site.origin + path, "br");
			const html = brotliDecompressSync(body);
			const bare = Buffer.from(html.toString().replace(FIRST_STYLES, "$1"));
			const policy = answer.headers["content-security-policy"].length;
			sizes.push({ plain: html.length, whole: body.length, bare: best(bare), policy });
		}
		return sizes;
	} finally {
		await site.stop();
	}
}

const PARTS = {
	whole: "with first styles",
	bare: "without them",
	plain: "not compressed",
	policy: "the policy in its head",
};

export async function measure() {
	const roots = [...positionals(), ROOT];
	const builds = [];
	for (const root of roots) builds.push(await weigh(root));
	const rows = PATHS.flatMap((path, at) =>
		Object.entries(PARTS).map(([part, name]) => {
			const values = builds.map((sizes) => sizes[at][part]);
			return [path, name, ...values.map(bytes), ...values.slice(1).map((value) => fixed(value / values[0]))];
		}),
	);
	const heads = roots.map((_, index) => `Build ${index + 1} (B)`);
	return table(["Page", "Bytes", ...heads, ...heads.slice(1).map((_, index) => `Ratio ${index + 2}`)], rows);
}

const positionals = () => process.argv.slice(2).filter((name) => !name.startsWith("--"));

await printIfMain(import.meta.url, measure);
