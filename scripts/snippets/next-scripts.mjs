/** The inline scripts of reference pages as the built site renders them; runs in a separate process. */
import { fork } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath, pathToFileURL } from "node:url";
import { inlineScripts } from "./inline-scripts.mjs";
import { startStubHost } from "./stub-host.mjs";

const HOSTS = [
	"API_HOST",
	"EU_API_HOST",
	"API_V2_HOST",
	"LINK_CHECKER_HOST",
	"RECRUITER_HOST",
	"INTERVIEW_HOST",
	"INTERVIEW_UTC_HOST",
	"EU_INTERVIEW_HOST",
	"BLOG_HOST",
	"DEVELOPER_HOST",
];

/** Static, cached, missing, unmatched and dynamic pages. */
const PAGES = ["/", "/id", "/p/REF1", "/p/NONE1", "/faq", "/register", "/no/such/page", "/multiupload/candidates/none"];

async function readPage(origin, path) {
	const answer = await fetch(origin + path, { redirect: "manual", signal: AbortSignal.timeout(60_000) });
	const isHtml = answer.headers.get("content-type")?.startsWith("text/html");
	const text = await answer.text();
	return isHtml ? inlineScripts(text) : [];
}

async function collectHere(root) {
	const { default: next } = await import("next");
	const site = next({ dev: false, hostname: "localhost", port: 3_000, dir: root, httpServer: createServer() });
	await site.prepare();
	const server = createServer(site.getRequestHandler());
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const origin = `http://127.0.0.1:${server.address().port}`;
	const found = [];
	for (const path of PAGES) found.push(...(await readPage(origin, path)));
	return found;
}

/** Starts the built site with a host of reference data and returns its pages' inline scripts. */
export async function nextScripts(root) {
	const host = await startStubHost();
	const hosts = Object.fromEntries(HOSTS.map((name) => [name, host.address]));
	const env = { PATH: "", ...hosts, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", LOG_LEVEL: "silent" };
	const child = fork(fileURLToPath(import.meta.url), [root], { env, cwd: root, silent: true });
	const noise = [];
	child.stderr.on("data", (chunk) => noise.push(chunk));
	child.stdout.resume();
	try {
		return await new Promise((resolve, reject) => {
			child.once("message", resolve);
			child.once("exit", () => reject(new Error(`reference pages could not be rendered\n${Buffer.concat(noise)}`)));
		});
	} finally {
		child.kill();
		host.close();
	}
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
	process.send(await collectHere(process.argv[2]), () => process.exit(0));
