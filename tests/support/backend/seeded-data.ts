import { constants, realpathSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { oncePerRun } from "../runner/once-per-run";
import { bundles } from "./bundles";
import { startBackend } from "./process";

/**
 * Makes a data folder as the first start of the backend leaves it: migrated and seeded. `entry` is the file of the
 * bundled backend; without it that of `startBackend`.
 */
export async function seededDataDir(entry?: string): Promise<string> {
	const backend = entry ?? join(await bundles(), "backend.mjs");
	const template = await oncePerRun(`data-of-${basename(dirname(realpathSync(backend)))}`, async (dataDir) => {
		const code = await (await startBackend({ dataDir, entry: backend })).stop();
		if (code !== 0) throw new Error(`The backend that makes the data of the tests ended with ${code}.`);
	});
	const dir = await mkdtemp(join(tmpdir(), "astronaut-"));
	await cp(template, dir, { recursive: true, mode: constants.COPYFILE_FICLONE });
	return dir;
}
