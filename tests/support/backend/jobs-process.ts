import { spawn } from "node:child_process";
import { once } from "node:events";
import { bundles, ROOT } from "./bundles";

/** The command of `npm run jobs` after the build. */
const commandOf = (folder: string) => `
	const { env } = await import("${folder}/env.mjs");
	const { runJobs } = await import("${folder}/jobs.mjs");
	const output = { out: console.log, error: console.error };
	process.exitCode = await runJobs(process.argv.slice(1), env().backend, output);
`;

/** Runs the command in a separate process, configured by `variables`; returns its exit code and its lines. */
export async function runJobsProcess(
	args: readonly string[],
	variables: Record<string, string>,
): Promise<{ code: number; out: string[]; errors: string[] }> {
	const command = commandOf(await bundles());
	const child = spawn(process.execPath, ["--input-type=module", "-e", command, "--", ...args], {
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
