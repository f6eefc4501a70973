/** `npm run jobs -- import <file>`: puts the jobs of a file on the site, whether it runs or not. */
import { fileURLToPath } from "node:url";
import { runBackendCommand } from "./lib/backend-command.mjs";

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

await runBackendCommand(root, {
	bundle: "jobs",
	load: ({ runJobs }) => runJobs,
	args,
	elsewhere: "Jobs are kept at API_HOST; this command fills the embedded backend only.",
});
