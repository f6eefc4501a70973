/** `npm run backup -- FOLDER`: copies databases and files of the embedded backend into a folder, while it runs. */
import { fileURLToPath } from "node:url";
import { runBackendCommand } from "./lib/backend-command.mjs";

await runBackendCommand(fileURLToPath(new URL("..", import.meta.url)), {
	bundle: "backup",
	load:
		({ runBackup }) =>
		(args, settings, output) =>
			runBackup("backup", args, settings, output),
	args: process.argv.slice(2),
	elsewhere: "The data is at API_HOST; this command works on the embedded backend only.",
});
