/** `npm run jobs -- import <file>`: puts the jobs of a file on the site, whether it runs or not. */
import { fileURLToPath, pathToFileURL } from "node:url";
import { prepare } from "./lib/prepare.mjs";
import { run, stop } from "./lib/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

const USAGE = `npm run jobs -- import <file> [--company "Name"] [--region main|eu] [--listed] [--dry-run]

Puts the jobs of a JSON file on the site, all of them or none. The file holds schema.org JobPostings, the answer of a
job board (Greenhouse, Ashby, Lever) or jobs in our own shape. Importing again updates: addresses stay as they are.

  --company   the company of jobs that name none
  --region    main (default) or eu
  --listed    gives jobs that don't say so themselves JobPosting markup, as far as they tell enough for it
  --dry-run   says what would happen and writes nothing

docs/importing-jobs.md shows the shapes by example.`;

const args = process.argv.slice(2);
if (args.length === 0 || args.includes("--help") || args.includes("-h")) {
	console.log(USAGE);
	process.exit(0);
}

process.chdir(root);
await prepare(root);
const { isStale } = await import("./lib/stale.mjs");
if (isStale(root)) {
	console.log("Building (once, until the sources change)…");
	if ((await run(root, "node", ["scripts/build.mjs"])) !== 0) process.exit(1);
}

const built = (name) => import(pathToFileURL(`${root}/.build/${name}.mjs`).href);

/** The settings that the embedded backend is started with. */
async function backendSettings() {
	const { env, EnvError } = await built("env");
	try {
		return env().backend ?? stop("Jobs are kept at API_HOST; this command fills the embedded backend only.");
	} catch (error) {
		stop(error instanceof EnvError ? error.lines.join("\n") : String(error));
	}
}

const settings = await backendSettings();
const { runJobs } = await built("jobs");
process.exitCode = await runJobs(args, settings, { out: console.log, error: console.error });
