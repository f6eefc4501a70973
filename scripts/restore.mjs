/** `npm run restore -- FOLDER`: fills empty databases and file stores from such a folder, while the backend is stopped. */
import { fileURLToPath } from "node:url";
import { runBackendCommand } from "./lib/backend-command.mjs";

await runBackendCommand(fileURLToPath(new URL("..", import.meta.url)), {
	bundle: "backup",
	load:
		({ runBackup }) =>
		(args, settings, output) =>
			runBackup("restore", args, settings, output),
	args: process.argv.slice(2),
	elsewhere: "The data is at API_HOST; this command works on the embedded backend only.",
});
