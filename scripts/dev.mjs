/** `npm run dev`: the embedded backend, and Next's development server in front of it. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { prepare } from "./lib/prepare.mjs";
import { run } from "./lib/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

process.chdir(root);
await prepare(root);
const { makePublicFiles } = await import("./public-files.mjs");
const { bundle } = await import("./bundle.mjs");
await makePublicFiles(root);
await bundle(root);

const backend = spawn("node", [".build/server.mjs", "--backend-only"], { stdio: "inherit" });
process.once("SIGTERM", () => backend.kill("SIGTERM"));
process.exitCode = await run(root, "node", ["node_modules/next/dist/bin/next", "dev"]);
backend.kill("SIGTERM");
