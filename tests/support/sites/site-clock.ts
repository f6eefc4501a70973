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
	/** Lets so many milliseconds pass. */
	pass: (ms: number) => void;
	remove: () => void;
}

export function siteClock(): SiteClock {
	const folder = mkdtempSync(join(tmpdir(), "clock-"));
	const script = join(folder, "clock.cjs");
	copyFileSync(join(process.cwd(), "tests/support/sites/shifted-clock.cjs"), script);
	let ahead = 0;
	const pass = (ms: number) => {
		ahead += ms;
		// The site may read it at any moment, and would take a file that is empty for a clock that isn't ahead.
		writeFileSync(join(folder, "next"), String(ahead));
		renameSync(join(folder, "next"), join(folder, "ahead"));
	};
	pass(0);
	return {
		variables: { NODE_OPTIONS: `--require ${script}` },
		script,
		set: (moment) => pass(moment - Date.now() - ahead),
		pass,
		remove: () => rmSync(folder, { recursive: true }),
	};
}
