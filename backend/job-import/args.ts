import { parseArgs } from "node:util";
import type { Region } from "../../lib/contract/code";
import { ImportError } from "./import-error";

/** The command line's options. */
export interface Args {
	/** A sync also closes jobs that are no longer in its source. */
	command: "import" | "sync";
	/** An address or a file. */
	from: string;
	region: Region;
	company: string | undefined;
	/** Lists jobs that don't say so themselves. */
	listed: boolean;
	dryRun: boolean;
	/** A sync may close more than half of its jobs. */
	force: boolean;
}

const OPTIONS = {
	company: { type: "string" },
	region: { type: "string", default: "main" },
	listed: { type: "boolean", default: false },
	"dry-run": { type: "boolean", default: false },
	force: { type: "boolean", default: false },
} as const;

const HINT = "npm run jobs shows how it is used.";

function parse(args: readonly string[]) {
	try {
		return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
	} catch (error) {
		// The first sentence names the option; the rest is advice to programmers.
		const [reason] = (error as Error).message.split(". ");
		throw new ImportError([`${reason}. ${HINT}`]);
	}
}

/** Reads the words after `npm run jobs --`. Throws `ImportError` of one line. */
export function readArgs(args: readonly string[]): Args {
	const { positionals, values } = parse(args);
	const [command, from, ...more] = positionals;
	if (command !== "import" && command !== "sync") {
		throw new ImportError([`There is no command "${command ?? ""}", only import and sync. ${HINT}`]);
	}
	if (from === undefined) throw new ImportError([`Name the file or the address. ${HINT}`]);
	if (more.length > 0) throw new ImportError([`One file at a time, please; "${more[0]}" is one too many. ${HINT}`]);
	const { region, company, force } = values;
	if (force && command !== "sync") throw new ImportError(["--force is an option of sync."]);
	if (region !== "main" && region !== "eu") throw new ImportError([`--region is main or eu, not "${region}".`]);
	if (company?.trim() === "") throw new ImportError(["--company needs the company's name."]);
	return { command, from, region, company: company?.trim(), listed: values.listed, dryRun: values["dry-run"], force };
}
