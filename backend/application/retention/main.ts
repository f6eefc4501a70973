import { existsSync } from "node:fs";
import { join } from "node:path";
import { REGIONS } from "../../../lib/contract/code";
import { readConfig } from "../../process/config";
import { openStore } from "../../store/open";
import { dryRun } from "./dry-run";

/**
 * `npm run retention`: lists what is deleted next in each region, and deletes nothing. `settings` are the backend's.
 */
export async function runRetention(settings: unknown, out: (line: string) => void, now = new Date()): Promise<void> {
	const config = readConfig(settings);
	for (const region of REGIONS) {
		const { databaseUrl } = config.regions[region];
		const file = join(config.dataDir, region, "database.sqlite");
		out(`Region ${region}`);
		if (!databaseUrl && !existsSync(file)) {
			out("  There is no data yet.");
			continue;
		}
		const store = await openStore({ databaseUrl, file });
		try {
			for (const line of await dryRun(store, now)) out(line);
		} finally {
			await store.destroy();
		}
	}
}
