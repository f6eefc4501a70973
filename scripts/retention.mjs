/** `npm run retention`: lists what the embedded backend deletes next, whether it runs or not, and deletes nothing. */
import { fileURLToPath } from "node:url";
import { runBackendCommand } from "./lib/backend-command.mjs";

await runBackendCommand(fileURLToPath(new URL("..", import.meta.url)), {
	bundle: "retention",
	load:
		({ runRetention }) =>
		(_args, settings, { out }) =>
			runRetention(settings, out),
	args: [],
	elsewhere: "The data is at API_HOST; this command works on the embedded backend only.",
});
