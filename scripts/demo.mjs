/** `npm run demo`: the links of the demo data, and its account; `npm run demo -- remove` takes the demo data out again. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { untilFree } from "./lib/alone.mjs";
import { runBackendCommand } from "./lib/backend-command.mjs";
import { run, stop } from "./lib/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const args = process.argv.slice(2);

const USAGE = `npm run demo                prints the links of the demo data, and its account
npm run demo -- remove      takes the demo data out of both regions, whether the site runs or not

What people sent to demo jobs stays, with those jobs and their companies.

  --with-applications   removes that too`;

if (args.includes("--help") || args.includes("-h")) console.log(USAGE);
else if (args.length > 0)
	await runBackendCommand(root, {
		bundle: "demo",
		load: ({ runDemo }) => runDemo,
		args,
		elsewhere: "The data is kept at API_HOST; this command works on the embedded backend only.",
	});
else {
	await untilFree(root);
	if (!existsSync(`${root}/.build/server.mjs`)) stop("There is no build yet: run npm start once.");
	process.exitCode = await run(root, "node", [".build/server.mjs", "--demo-links"]);
}
