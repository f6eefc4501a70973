/** How long the answers to one kind of request took, and what they were. */
export interface Timing {
	/** Milliseconds. */
	took: number[];
	/** How often each status came; 0 for a connection that failed. */
	statuses: Map<number, number>;
	/** Refusals without words or without a time to come back. */
	wordless: number;
}

/** Timings by kind of request. */
export class Timings {
	readonly kinds = new Map<string, Timing>();

	of(kind: string): Timing {
		const known = this.kinds.get(kind);
		if (known) return known;
		const made: Timing = { took: [], statuses: new Map(), wordless: 0 };
		this.kinds.set(kind, made);
		return made;
	}

	/** The requests with one of these statuses, or with any. */
	count(is: (status: number) => boolean = () => true): number {
		return [...this.kinds.values()]
			.flatMap(({ statuses }) => [...statuses])
			.reduce((sum, [status, times]) => sum + (is(status) ? times : 0), 0);
	}

	get wordless(): number {
		return [...this.kinds.values()].reduce((sum, { wordless }) => sum + wordless, 0);
	}
}

/** The value below which a share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A kind's percentiles as multiples of the same in another run, in words. */
export function ratios(own: Timing, idle: Timing): string {
	const parts = [0.5, 0.95, 0.99].map((share) => {
		const ratio = percentile(own.took, share) / Math.max(1, percentile(idle.took, share));
		return `p${share * 100} ${ratio.toFixed(1)}×`;
	});
	return parts.join(", ");
}
