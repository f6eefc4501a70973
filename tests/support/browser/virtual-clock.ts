import type { Clock } from "@/lib/upload/ports";

/** After all that needs no time; jsdom has no setImmediate. */
const turn = () =>
	new Promise<void>((resolve) => (typeof setImmediate === "function" ? setImmediate(resolve) : setTimeout(resolve, 0)));

/** A clock whose time passes only when nothing else is left to do. */
export class VirtualClock implements Clock {
	private time = 1_700_000_000_000;
	private timers: { at: number; task: () => void }[] = [];

	now = () => this.time;

	after = (ms: number, task: () => void) => {
		const timer = { at: this.time + ms, task };
		this.timers.push(timer);
		return () => {
			this.timers = this.timers.filter((one) => one !== timer);
		};
	};

	/** Lets everything happen that needs no time. */
	settle = turn;

	/** Lets `ms` pass. */
	async pass(ms: number): Promise<void> {
		await turn();
		const end = this.time + ms;
		while (this.fireNext(end)) await turn();
		this.time = end;
		await turn();
	}

	/** Lets time pass until `isDone`; throws when nothing is left that could bring it about. */
	async until(isDone: () => boolean): Promise<void> {
		for (await turn(); !isDone(); await turn()) {
			if (!this.fireNext(Number.POSITIVE_INFINITY)) throw new Error("nothing is left to happen");
		}
	}

	private fireNext(end: number): boolean {
		const next = this.timers.toSorted((a, b) => a.at - b.at)[0];
		if (!next || next.at > end) return false;
		this.timers = this.timers.filter((one) => one !== next);
		this.time = Math.max(this.time, next.at);
		next.task();
		return true;
	}
}
