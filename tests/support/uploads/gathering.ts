interface Meeting {
	/** Those that are waited for. */
	awaited: Set<number>;
	begin: () => void;
	/** Resolves when the mishap begins. */
	begun: Promise<void>;
	/** Resolves when it is over. */
	over: Promise<void>;
}

/**
 * A mishap that schedules share, each at its own call: the first one that comes waits for those that are under way and
 * may still come, and then it happens once for all of them. A process that ends and starts again takes a second of
 * processor time.
 */
export class Gathering {
	private readonly expected = new Set<number>();
	private meeting: Meeting | undefined;

	constructor(private readonly happen: () => Promise<void>) {}

	/** Says that a schedule begins that may come. */
	expect(seed: number): void {
		this.expected.add(seed);
	}

	/** Brings a schedule that has reached its call. */
	come(seed: number): Pick<Meeting, "begun" | "over"> {
		this.expected.delete(seed);
		this.meeting ??= this.open();
		const { begun, over } = this.meeting;
		this.waitForOthers(seed);
		return { begun, over };
	}

	/** Says that a schedule no longer comes. */
	leave(seed: number): void {
		this.expected.delete(seed);
		this.waitForOthers(seed);
	}

	private open(): Meeting {
		let begin = () => {};
		const begun = new Promise<void>((resolve) => {
			begin = resolve;
		});
		// Before those that wait continue.
		const over = begun.then(this.happen);
		return { awaited: new Set(this.expected), begin, begun, over };
	}

	/** Waits for `seed` no longer, and never for those that begin after the first one has come. */
	private waitForOthers(seed: number): void {
		if (!this.meeting) return;
		this.meeting.awaited.delete(seed);
		if (this.meeting.awaited.size > 0) return;
		this.meeting.begin();
		this.meeting = undefined;
	}
}
