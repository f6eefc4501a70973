import type { LinkHosts } from "./hosts";
import { type LinkItem, unchecked } from "./item";
import type { LinkPorts } from "./ports";
import { isRepeated, problemOf } from "./rules";
import { runCheck } from "./run-check";
import type { LinkStore } from "./store";

/**
 * Checks the links of a store, at most one check per link: a new check cancels the previous one, whose answer is then
 * ignored.
 */
export interface Checker {
	/** Marks a link as being checked, and checks it after `delayMs`. */
	start(id: string, delayMs: number): void;
	/** Checks the links that were duplicates of one that was removed or changed. */
	startFreed(): void;
	end(id: string): void;
	endAll(): void;
}

/** A checker of the links in `store`, which receives the results. */
export function createChecker(store: LinkStore, ports: LinkPorts, hosts: LinkHosts): Checker {
	const running = new Map<string, () => void>();

	async function check(id: string, signal: AbortSignal) {
		const item = store.get(id);
		if (!item) return;
		const problem = problemOf(item, store.all());
		if (problem) return store.change(id, unchecked(problem));
		const onWait = (waiting: Partial<LinkItem>) => store.change(id, waiting);
		const finding = await runCheck({ link: item.value.trim(), signal, onWait }, ports, hosts);
		if (!signal.aborted) store.change(id, finding);
	}

	function end(id: string) {
		running.get(id)?.();
		running.delete(id);
	}

	function start(id: string, delayMs: number) {
		end(id);
		store.change(id, unchecked("CHECKING_URL"));
		const abort = new AbortController();
		const callOff = ports.clock.after(delayMs, () => void check(id, abort.signal));
		running.set(id, () => {
			callOff();
			abort.abort();
		});
	}

	return {
		start,
		startFreed() {
			for (const item of store.all()) {
				if (item.linkErrorMessage === "LINK_CANT_BE_SAME" && !isRepeated(item, store.all())) start(item.id, 0);
			}
		},
		end,
		endAll: () => [...running.keys()].forEach(end),
	};
}
