/** Bundles the Node entry points, such as the site's front and the embedded backend, into `.build/`. */
import { build } from "esbuild";

/** `server-only` guards against browser bundles; these bundles are the server. */
const serverOnly = {
	name: "server-only",
	setup(bundler) {
		bundler.onResolve({ filter: /^server-only$/ }, () => ({ path: "server-only", namespace: "empty" }));
		bundler.onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "" }));
	},
};

const ENTRIES = {
	server: "server.ts",
	backend: "backend/serve.ts",
	"cv-worker": "backend/cv/worker.ts",
	indexnow: "lib/server/indexnow/main.ts",
};

/**
 * Writes `.build/<entry>.mjs` for each, packages left outside. Tests name another folder, which must be inside the
 * project so that packages are found, and the entries that they need.
 */
export async function bundle(root, { outdir = ".build", entries = ENTRIES } = {}) {
	await build({
		absWorkingDir: root,
		entryPoints: entries,
		outdir,
		outExtension: { ".js": ".mjs" },
		bundle: true,
		packages: "external",
		platform: "node",
		target: "node20",
		format: "esm",
		sourcemap: true,
		logLevel: "warning",
		plugins: [serverOnly],
	});
}
