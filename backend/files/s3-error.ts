/** The file store's refusal of a request that should have worked; without a status, it didn't answer. */
export class S3Error extends Error {
	constructor(
		action: string,
		readonly status?: number,
		options?: ErrorOptions,
	) {
		super(
			status === undefined
				? `The file store didn't answer to ${action}.`
				: `The file store answered ${status} to ${action}.`,
			options,
		);
		this.name = "S3Error";
	}

	/** Whether the store itself is at fault, so that a repetition may work. */
	get isPassing(): boolean {
		return this.status === undefined || this.status >= 500 || this.status === 429;
	}
}
