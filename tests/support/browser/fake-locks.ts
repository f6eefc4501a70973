type Callback = () => Promise<void>;

/** The locks between the tabs of one browser. Each tab has its own `manager`. */
export class FakeLocks {
	readonly held = new Set<string>();
	readonly #waiting = new Map<string, (() => void)[]>();

	/** The used part of a tab's `navigator.locks`. */
	readonly manager = {
		request: async (name: string, { signal }: { signal: AbortSignal }, callback: Callback): Promise<void> => {
			if (this.held.has(name)) await this.#turn(name, signal);
			this.held.add(name);
			await callback();
			this.free(name);
		},
		query: async () => ({ held: [...this.held].map((name) => ({ name })) }),
	};

	#turn(name: string, signal: AbortSignal): Promise<void> {
		return new Promise((resolve, reject) => {
			this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), resolve]);
			signal.addEventListener("abort", () => {
				const others = this.#waiting.get(name)?.filter((one) => one !== resolve) ?? [];
				this.#waiting.set(name, others);
				reject(new DOMException("waited too long", "AbortError"));
			});
		});
	}

	/** Resolves once a tab waits for a lock. */
	async untilAwaited(name: string): Promise<void> {
		while (!this.#waiting.get(name)?.length) await new Promise(setImmediate);
	}

	/** The effect of a tab's end on its lock. */
	free(name: string): void {
		this.held.delete(name);
		this.#waiting.get(name)?.shift()?.();
	}
}
