import "server-only";
import type { Health } from "./health";
import { recentCalls } from "./recent-calls";

/** A breaker opens above this share of failed calls among the recent ones, if there are at least so many. */
const SHARE = 0.4;
const FEWEST_CALLS = 6;

/**
 * How long an open breaker refuses calls before it lets one through as a probe, and how long that one stays the only
 * one.
 */
const OPEN_MS = 5_000;

/** For how long a host is suspected, milliseconds: what another instance counted is no older. */
const SUSPECTED_MS = 10_000;

export type BreakerState = "open" | "half-open" | "closed";

/** A call that a breaker let through; `end` takes what the call revealed about its host. */
export interface Admitted {
	end(health: Health): void;
}

/** Protects a failing host from calls. */
export interface Breaker {
	/** Lets a call through, or says how many milliseconds to wait. */
	admit(): Admitted | number;
	/** Another instance found the host failing: for a while, or until a call succeeds, one failed call opens the breaker. */
	suspect(): void;
}

/** A breaker that reports each change of its state. */
export function createBreaker(tell: (state: BreakerState) => void): Breaker {
	let recent = recentCalls();
	/** When an open breaker lets the next call through; undefined while it is closed. */
	let dueAt: number | undefined;
	let probe: Admitted | undefined;
	let suspectedUntil = 0;

	function open(): void {
		dueAt = Date.now() + OPEN_MS;
		probe = undefined;
		tell("open");
	}
	function close(): void {
		dueAt = undefined;
		probe = undefined;
		recent = recentCalls();
		tell("closed");
	}
	const ordinary: Admitted = {
		end(health) {
			if (dueAt !== undefined || health === "unknown") return;
			const { all, failed } = recent.add(health !== "well");
			if (health === "well") suspectedUntil = 0;
			else if (Date.now() < suspectedUntil || (all >= FEWEST_CALLS && failed > SHARE * all)) open();
		},
	};
	/**
	 * A probe that gets a 500 closes the breaker, because the host answers: otherwise, a client whose requests always
	 * fail could block a call for everybody by being the probe each time. If a probe is inconclusive, because its
	 * browser left, the next one may start at once; if it takes long, because its browser is slow, after a while.
	 */
	function startProbe(): Admitted {
		const own: Admitted = {
			end(health) {
				if (dueAt === undefined) return;
				if (health === "well" || health === "doubtful") close();
				else if (probe !== own) return;
				else if (health === "ill") open();
				else dueAt = Date.now();
			},
		};
		probe = own;
		dueAt = Date.now() + OPEN_MS;
		tell("half-open");
		return own;
	}
	return {
		suspect() {
			suspectedUntil = Date.now() + SUSPECTED_MS;
		},
		admit() {
			if (dueAt === undefined) return ordinary;
			const waitMs = dueAt - Date.now();
			return waitMs > 0 ? waitMs : startProbe();
		},
	};
}
