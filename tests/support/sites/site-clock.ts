import { copyFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A clock for a site in a separate process, which the test sets. */
export interface SiteClock {
	/** Settings with which a site uses this clock. */
	variables: Record<string, string>;
	/** The script itself, for a backend that is started alone. */
	script: string;
	/** Sets the time, in milliseconds since the epoch; the clock continues from there. */
	set: (moment: number) => void;
	remove: () => void;
}

export function siteClock(): SiteClock {
	const folder = mkdtempSync(join(tmpdir(), "clock-"));
	const script = join(folder, "clock.cjs");
	copyFileSync(join(process.cwd(), "tests/support/sites/shifted-clock.cjs"), script);
	const set = (moment: number) => {
		// The site may read it at any moment, and would take a file that is empty for a clock that isn't ahead.
		writeFileSync(join(folder, "next"), String(moment - Date.now()));
		renameSync(join(folder, "next"), join(folder, "ahead"));
	};
	set(Date.now());
	return {
		variables: { NODE_OPTIONS: `--require ${script}` },
		script,
		set,
		remove: () => rmSync(folder, { recursive: true }),
	};
}
