/** Bundles the Node entry points, such as the site's web server and the embedded backend, into `.build/`. */
import { readdirSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";

/** `server-only` guards against browser bundles; these bundles are the server. */
const serverOnly = {
	name: "server-only",
	setup(bundler) {
		bundler.onResolve({ filter: /^server-only$/ }, () => ({ path: "server-only", namespace: "empty" }));
		bundler.onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "" }));
	},
};

/**
 * The framework finds its own files by itself; the database driver and the library for pictures are native modules; what reads
 * JSON with comments calls `require` by another name, which no bundler sees.
 */
const EXTERNAL = ["next", "next/*", "libsql", "@libsql/*", "sharp", "jsonc-parser"];

/** Packages in CommonJS call `require`, which modules don't have. */
const REQUIRE = `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;

const ENTRIES = {
	server: "server.ts",
	backend: "backend/serve.ts",
	"cv-process": "backend/cv-parsing/process.ts",
	"picture-process": "backend/pictures/encode-process.ts",
	indexnow: "lib/server/indexnow/main.ts",
	jobs: "backend/job-import/main.ts",
	retention: "backend/application/retention/main.ts",
	demo: "backend/seed/remove/main.ts",
	backup: "backend/backup/main.ts",
	env: "lib/server/env.ts",
};

/**
 * Prefix of the chunks' names. Chunks are beside the entries, so that paths relative to a bundle are the same in both.
 */
const PART = "part-";

/** Parts of former builds would be left behind, since their names change with what is in them. */
function removeOldParts(outdir, written) {
	const isPart = (name) => name.startsWith(PART);
	for (const name of readdirSync(outdir).filter(isPart)) if (!written.has(name)) rmSync(join(outdir, name));
}

/**
 * Writes `.build/<entry>.mjs` for each entry, with chunks beside them: code that several entries share, and code that
 * an entry imports lazily, such as the demo data, which is seeded once. Packages are bundled too: a process that reads
 * few large files starts in 0.6 of the time. Tests pass another folder and the entries that they need.
 */
export async function bundle(root, { outdir = ".build", entries = ENTRIES } = {}) {
	const { metafile } = await build({
		absWorkingDir: root,
		entryPoints: entries,
		outdir,
		outExtension: { ".js": ".mjs" },
		splitting: true,
		chunkNames: `${PART}[name]-[hash]`,
		metafile: true,
		bundle: true,
		external: EXTERNAL,
		banner: { js: REQUIRE },
		platform: "node",
		target: "node20",
		format: "esm",
		sourcemap: true,
		sourcesContent: false,
		logLevel: "warning",
		plugins: [serverOnly],
	});
	removeOldParts(resolve(root, outdir), new Set(Object.keys(metafile.outputs).map((path) => basename(path))));
}
