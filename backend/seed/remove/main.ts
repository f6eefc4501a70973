import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Region } from "../../../lib/contract/code";
import { type Config, readConfig } from "../../process/config";
import { openStore } from "../../store/open";
import { ACCOUNT_FILE } from "../write-accounts";
import { type Removal, removeDemo } from "./remove-demo";
import { reportRemoval } from "./report";

/** Where a command writes its lines. */
interface Output {
	out: (line: string) => void;
	error: (line: string) => void;
}

const REGIONS: readonly Region[] = ["main", "eu"];

/** Removes a region's demo data; null if the region has no database yet. */
async function removeFrom(region: Region, config: Config, withSent: boolean): Promise<Removal | null> {
	const { databaseUrl } = config.regions[region];
	const dir = join(config.dataDir, region);
	const file = join(dir, "database.sqlite");
	if (!databaseUrl && !existsSync(file)) return null;
	const store = await openStore({ databaseUrl, file });
	try {
		const removal = await removeDemo(store, { region, withSent, at: new Date().toISOString() });
		if (removal.removed.accounts > 0) await rm(join(dir, ACCOUNT_FILE), { force: true });
		return removal;
	} finally {
		await store.destroy();
	}
}

function readWish(args: readonly string[]): { withSent: boolean } {
	const options = { "with-applications": { type: "boolean", default: false } } as const;
	const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
	if (positionals.join() !== "remove") throw new Error(`There is no command "${positionals.join(" ")}", only remove.`);
	return { withSent: values["with-applications"] };
}

/**
 * `npm run demo -- remove`: takes the demo data out of both regions. `settings` are those that the backend is started with.
 * Gives the exit code.
 */
export async function runDemo(args: readonly string[], settings: unknown, { out, error }: Output): Promise<0 | 1> {
	try {
		const { withSent } = readWish(args);
		const config = readConfig(settings);
		for (const region of REGIONS)
			for (const line of reportRemoval(region, await removeFrom(region, config, withSent))) out(line);
		return 0;
	} catch (reason) {
		const cause = reason instanceof Error && reason.cause instanceof Error ? ` (${reason.cause.message})` : "";
		error(`${reason instanceof Error ? reason.message : "The demo data can't be removed."}${cause}`);
		return 1;
	}
}
