import { Problem } from "../http/problem";

/** How many tasks may run and wait. */
interface SlotLimits {
	places: number;
	waiting: number;
	/** Longest wait for a place, milliseconds. */
	waitMs: number;
	/** What is said to one who finds the line full; of links unless it is given. */
	sentence?: string;
}

const BUSY = "Too many links are being looked at; wait a moment.";

const busy = ({ sentence = BUSY }: SlotLimits) => new Problem(429, sentence, {}, { "retry-after": "10" });

/** Lets a few tasks run at once and a few more wait in line. */
export class Slots {
	readonly #limits: SlotLimits;
	readonly #line: Array<() => void> = [];
	#running = 0;

	constructor(limits: SlotLimits) {
		this.#limits = limits;
	}

	/** Runs `task` when there is a place. Throws 429 when the line is full, or no place became free in time. */
	async run<T>(task: () => Promise<T>): Promise<T> {
		await this.#enter();
		try {
			return await task();
		} finally {
			const next = this.#line.shift();
			if (next) next();
			else this.#running -= 1;
		}
	}

	#enter(): Promise<void> {
		const { places, waiting, waitMs } = this.#limits;
		if (this.#running < places) {
			this.#running += 1;
			return Promise.resolve();
		}
		if (this.#line.length >= waiting) return Promise.reject(busy(this.#limits));
		return new Promise((resolve, reject) => {
			// A task that ends hands its place over, so the number of running ones stays.
			const enter = () => {
				clearTimeout(late);
				resolve();
			};
			const late = setTimeout(() => {
				this.#line.splice(this.#line.indexOf(enter), 1);
				reject(busy(this.#limits));
			}, waitMs);
			this.#line.push(enter);
		});
	}
}
