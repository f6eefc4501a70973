import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A clock for a site in a process of its own, which the test sets. */
export interface SiteClock {
	/** Settings under which a site goes by this clock. */
	variables: Record<string, string>;
	/** Makes it so late now, milliseconds since the epoch; time goes on from there. */
	set: (moment: number) => void;
	remove: () => void;
}

export function siteClock(): SiteClock {
	const folder = mkdtempSync(join(tmpdir(), "clock-"));
	const script = join(folder, "clock.cjs");
	copyFileSync(join(process.cwd(), "tests/support/sites/shifted-clock.cjs"), script);
	const set = (moment: number) => writeFileSync(join(folder, "ahead"), String(moment - Date.now()));
	set(Date.now());
	return {
		variables: { NODE_OPTIONS: `--require ${script}` },
		set,
		remove: () => rmSync(folder, { recursive: true }),
	};
}
