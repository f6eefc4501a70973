import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(__dirname, "../..");

/** Inside the project, so that the bundles find their packages; one for each process that runs tests. */
const OUT = join(ROOT, ".build", `test-jobs-${process.pid}`);

/** What `npm run jobs` does once everything is built. */
const COMMAND = `
	const { env } = await import("${OUT}/env.mjs");
	const { runJobs } = await import("${OUT}/jobs.mjs");
	const output = { out: console.log, error: console.error };
	process.exitCode = await runJobs(process.argv.slice(1), env().backend, output);
`;

function buildOnce() {
	if (existsSync(join(OUT, "jobs.mjs"))) return;
	const options = JSON.stringify({
		outdir: OUT,
		entries: { jobs: "backend/import/main.ts", env: "lib/server/env.ts" },
	});
	const script = `import { bundle } from "./scripts/bundle.mjs"; await bundle(process.cwd(), ${options});`;
	execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: ROOT, stdio: "inherit" });
	process.once("exit", () => rmSync(OUT, { recursive: true, force: true }));
}

/** Runs the command in a process of its own, configured by `variables`; gives its exit code and its lines. */
export async function runJobsProcess(
	args: readonly string[],
	variables: Record<string, string>,
): Promise<{ code: number; out: string[]; errors: string[] }> {
	buildOnce();
	const child = spawn(process.execPath, ["--input-type=module", "-e", COMMAND, "--", ...args], {
		cwd: ROOT,
		env: { PATH: "/usr/bin:/bin", NODE_ENV: "production", ...variables },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const [out, errors]: [string[], string[]] = [[], []];
	child.stdout.on("data", (data) => out.push(String(data)));
	child.stderr.on("data", (data) => errors.push(String(data)));
	const [code] = await once(child, "close");
	const lines = (parts: string[]) => parts.join("").split("\n").filter(Boolean);
	return { code, out: lines(out), errors: lines(errors) };
}
