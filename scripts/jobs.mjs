/** `npm run jobs -- import|sync <file or address>`: puts its jobs on the site, whether that runs or not. */
import { fileURLToPath } from "node:url";
import { runBackendCommand } from "./lib/backend-command.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

const USAGE = `npm run jobs -- import <file or address> [--company "Name"] [--region main|eu] [--listed] [--dry-run]
npm run jobs -- sync <file or address> [the same options] [--force]

import puts the jobs of a file, or those at an address, on the site, all of them or none: the list of a job board (Ashby,
BambooHR, Greenhouse, Lever, Personio, Pinpoint, Recruitee, SmartRecruiters, Teamtailor, Workable), schema.org JobPostings,
also inside of a web page, or jobs in our own shape. Importing again updates: addresses stay as they are.

sync does the same, and closes the jobs that its source has no more. Run it every hour.

  --company   the company of jobs that name none
  --region    main (default) or eu
  --listed    gives jobs that don't say so themselves JobPosting markup, as far as they tell enough for it
  --dry-run   says what would happen and writes nothing
  --force     lets a sync close more than half of its source's open jobs

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
