/** Why a link gave nothing. It goes into the log, so it contains no part of an address but the host. */
export type Reason =
	| "scheme"
	| "credentials"
	| "port"
	| "inner-name"
	| "inner-address"
	| "own-address"
	| "blocked"
	| "no-such-host"
	| "unreachable"
	| "certificate"
	| "slow"
	| "too-large"
	| "encoded"
	| "too-many-redirects"
	| "redirect-loop"
	| "broken-answer";

/** A link that is not followed, or gave no answer that can be used. `hops` are the addresses up to there, in order. */
export class LinkRefused extends Error {
	constructor(
		readonly reason: Reason,
		readonly hops: readonly URL[] = [],
	) {
		// Without the address, because error messages end up in logs.
		super(`The link was refused: ${reason}.`);
		this.name = "LinkRefused";
	}
}
