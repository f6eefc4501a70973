import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runFolder } from "./run-folder";

const POLL_MS = 25;

async function claim(lock: string): Promise<boolean> {
	try {
		await mkdir(lock);
		return true;
	} catch (error) {
		// Errors of Node come from another realm.
		if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
		throw error;
	}
}

/**
 * Returns a folder that `make` fills once in a run, in the first worker that needs it; the others wait. After a failure
 * the next one tries again.
 */
export async function oncePerRun(name: string, make: (dir: string) => Promise<void>): Promise<string> {
	const dir = join(runFolder(), name);
	const [done, lock] = [`${dir}.done`, `${dir}.lock`];
	while (!existsSync(done)) {
		if (!(await claim(lock))) {
			await wait(POLL_MS);
			continue;
		}
		try {
			// Another worker may have finished since the look for it.
			if (existsSync(done)) break;
			await mkdir(dir);
			await make(dir);
			await writeFile(done, "");
		} catch (error) {
			await rm(dir, { recursive: true, force: true });
			throw error;
		} finally {
			await rm(lock, { recursive: true });
		}
	}
	return dir;
}
