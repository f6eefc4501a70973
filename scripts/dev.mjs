/** `npm run dev`: the embedded backend, and Next's development server in front of it. */
import { fork, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { prepare } from "./lib/prepare.mjs";
import { stop } from "./lib/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const BACKEND_PORTS = { main: 4000, eu: 4001 };
const SITE_PORT = 3000;

process.chdir(root);
await prepare(root);
const { makePublicFiles } = await import("./public-files.mjs");
const { bundle } = await import("./bundle.mjs");
await makePublicFiles(root);
await bundle(root);

const region = (port) => ({ port, publicUrl: `http://localhost:${port}` });
const backend = fork(".build/backend.mjs", { stdio: "inherit" });
backend.send({
	type: "start",
	settings: {
		dataDir: ".data",
		logLevel: "info",
		siteOrigin: `http://localhost:${SITE_PORT}`,
		regions: { main: region(BACKEND_PORTS.main), eu: region(BACKEND_PORTS.eu) },
	},
});
backend.once("message", (message) => {
	if (message.type === "failed") stop(message.message);
	const next = spawn("node", ["node_modules/next/dist/bin/next", "dev", "--port", String(SITE_PORT)], {
		stdio: "inherit",
	});
	next.once("exit", (code) => {
		backend.disconnect();
		process.exitCode = code ?? 0;
	});
});
