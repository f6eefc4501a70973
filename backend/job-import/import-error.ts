/** Why nothing was imported; `lines` say it, one reason each. */
export class ImportError extends Error {
	constructor(readonly lines: readonly string[]) {
		super(lines.join("\n"));
		this.name = "ImportError";
	}
}
