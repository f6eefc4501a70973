import type { Reach } from "../ports";
import type { Verdict } from "./verdict";

type Again = Extract<Verdict, { kind: "again" }>;

/** Failures in a row since there was progress. */
export interface Failures {
	/** All of them: each makes the wait longer. */
	all: number;
	/** Those that the file may be to blame for. */
	blamed: number;
}

export const NO_FAILURES: Failures = { all: 0, blamed: 0 };

/** One failure more. */
export const oneMore = ({ all, blamed }: Failures, isBlamed: boolean): Failures => ({
	all: all + 1,
	blamed: blamed + (isBlamed ? 1 : 0),
});

/** A file is to blame only when the host could be reached, and didn't just ask for patience. */
export const isBlamed = ({ isAskedToWait }: Again, reach: Reach): boolean => reach === "host" && !isAskedToWait;
