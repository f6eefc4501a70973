import { Problem } from "../http/problem";

/** Maximum numbers of running and waiting tasks. */
interface SlotLimits {
	places: number;
	waiting: number;
	/** Longest wait for a place, milliseconds. */
	waitMs: number;
	/** The message if the queue is full; about links by default. */
	sentence?: string;
}

const BUSY = "Too many links are being looked at; wait a moment.";

const busy = ({ sentence = BUSY }: SlotLimits) => new Problem(429, sentence, {}, { "retry-after": "10" });

/** Runs a few tasks at once and queues a few more. */
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
