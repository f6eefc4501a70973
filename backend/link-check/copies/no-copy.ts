/** A response that can't be stored as a copy. */
export class NoCopy extends Error {
	constructor(
		readonly why: "status" | "asks-for-sign-in" | "not-a-file",
		/** The answer's status. */
		readonly status: number,
	) {
		super(`There is nothing to keep: ${why}.`);
		this.name = "NoCopy";
	}
}
