/** Builds everything that `npm start` runs: public files, pages, the two Node bundles, the script for the form's code, style rules, snippets, compressed files, own pages; and a list of its packages. */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { alone } from "./lib/alone.mjs";
import { refuseIfInUse } from "./lib/build-if-stale.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, stop } from "./lib/run.mjs";
import { isStale, markBuilt } from "./lib/stale.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** One step; a failing one ends the build with its name. */
async function step(name, work) {
	try {
		await work();
	} catch (error) {
		stop(`Build failed at "${name}": ${error instanceof Error ? error.message : error}`);
	}
}

async function nextBuild() {
	rmSync(`${root}/.build/sources`, { force: true });
	const code = await run(root, "node", ["node_modules/next/dist/bin/next", "build"]);
	if (code !== 0) throw new Error("next build did not succeed");
}

/** Only a site with the same settings as this build takes these pages, so a build without them isn't worse. */
async function saveOwnPages() {
	const code = await run(root, "node", [".build/server.mjs", "--save-pages"]);
	if (code !== 0) console.log("The site's own pages are rendered at the first start instead.");
}

async function build() {
	await step("public files", async () => (await import("./public-files.mjs")).makePublicFiles(root));
	const { writeSbom } = await import("./supply/sbom.mjs");
	await Promise.all([step("pages", nextBuild), step("list of packages", () => writeSbom(root))]);
	await step("bundles", async () => (await import("./bundle.mjs")).bundle(root));
	await step("form's code", async () => (await import("./form-code.mjs")).writeFormCode({ root }));
	await step("style rules", async () => (await import("./style-rules.mjs")).collectStyleRules({ root }));
	await step("inline snippets", async () => (await import("./collect-snippets.mjs")).collectSnippets({ root }));
	const { compressStatic } = await import("./compress-static.mjs");
	await Promise.all([step("compressed files", () => compressStatic({ root })), step("own pages", saveOwnPages)]);
	markBuilt(root);
}

await prepare(root);
await alone(root, async (hasWaited) => {
	if (hasWaited && !isStale(root)) return;
	await refuseIfInUse(root, "and a build would break its pages. Stop the site first.");
	await build();
});
