/** Bundles the Node entry points, the site's front, the embedded backend and its CV reading thread, into `.build/`. */
import { build } from "esbuild";

/** `server-only` guards against browser bundles; these bundles are the server. */
const serverOnly = {
	name: "server-only",
	setup(bundler) {
		bundler.onResolve({ filter: /^server-only$/ }, () => ({ path: "server-only", namespace: "empty" }));
		bundler.onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "" }));
	},
};

const ENTRIES = { server: "server.ts", backend: "backend/serve.ts", "cv-worker": "backend/cv/worker.ts" };

/**
 * Writes `.build/server.mjs`, `.build/backend.mjs` and `.build/cv-worker.mjs`, packages left outside. Tests name
 * another folder, which must be inside the project so that packages are found, and the entries that they need.
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
