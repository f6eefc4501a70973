/** An answer that came, but isn't what can be kept. */
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
