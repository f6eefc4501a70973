/** `npm run dev`: the embedded backend, and Next's development server in front of it. */
import { spawn } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { refuseIfInUse } from "./lib/build-if-stale.mjs";
import { prepare } from "./lib/prepare.mjs";
import { stop } from "./lib/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

process.chdir(root);
await prepare(root);
await refuseIfInUse(root, "and a development server would replace its code. Stop the site first.");
const { makePublicFiles } = await import("./public-files.mjs");
const { bundle } = await import("./bundle.mjs");
// Shows problems of files in `pictures/` to the person who added them.
await makePublicFiles(root).catch(({ message }) => stop(message));
await bundle(root);

// Both processes need the token with which the backend drops changed pages from the site's cache.
const { makeTokens } = await import(pathToFileURL(`${root}/.build/env.mjs`).href);
makeTokens();

const start = (...args) => spawn("node", args, { cwd: root, stdio: "inherit" });
const ended = (child) =>
	new Promise((resolve) => {
		child.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
		child.once("error", (error) => {
			console.error(error.message);
			resolve(127);
		});
	});

const children = [start(".build/server.mjs", "--backend-only"), start("node_modules/next/dist/bin/next", "dev")];
const [backendEnded, nextEnded] = children.map(ended);

/** A terminal sends Ctrl+C to all three processes; other senders reach this process only. */
const endAll = () => {
	for (const child of children) child.kill("SIGTERM");
};
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, endAll);

process.exitCode = await nextEnded;
endAll();
await backendEnded;
