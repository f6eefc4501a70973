import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Waits until the runner has exited, stops the servers of its tests, if they started any, and cleans up. */
const CLEAN_UP = `
	cat > /dev/null
	for pids in "$1"/*/pids; do [ -f "$pids" ] && kill -KILL $(cat "$pids"); done
	for server in "$1"/*/data/postmaster.pid; do [ -f "$server" ] && kill -QUIT "$(head -n 1 "$server")" && sleep 1; done
	rm -rf "$1"
`;

/**
 * Before a run of Jest or Playwright: creates a folder that all of its workers share. A separate process removes it
 * once the runner's end of a pipe has closed, which also happens when the runner is killed.
 */
export default function openRunFolder(): void {
	const folder = mkdtempSync(join(tmpdir(), "astronaut-tests-"));
	// PostgreSQL's own user has to reach its data below.
	chmodSync(folder, 0o711);
	const cleaner = spawn("sh", ["-c", CLEAN_UP, "sh", folder], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
	cleaner.unref();
	(cleaner.stdin as Socket).unref();
	process.env.TEST_RUN_FOLDER = folder;
}

/** The folder of this run, which workers find in their environment. */
export function runFolder(): string {
	const folder = process.env.TEST_RUN_FOLDER;
	if (!folder)
		throw new Error("Tests that share something have to run in a project whose globalSetup is run-folder.ts.");
	return folder;
}
