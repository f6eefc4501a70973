import { canRecheck } from "./codes";
import type { LinkHosts } from "./hosts";
import { blankLink, type KeptLink, type LinkItem, unchecked } from "./item";
import type { LinkPorts } from "./ports";
import { isRepeated, problemOf, whyClosed } from "./rules";
import { runCheck } from "./run-check";
import { createLinkStore } from "./store";

/** How long nothing must be typed before a link is checked, milliseconds. */
const DEBOUNCE_MS = 500;

/** The links of one document. `snapshot` gives the same list until something changes. */
export interface Links {
	snapshot(): readonly LinkItem[];
	subscribe(listener: () => void): () => void;
	/** Adds an empty row and gives its id; null while another is empty, or when there are 50. */
	add(): string | null;
	/** Takes what was typed. The link counts as being checked from this moment, and its check starts 500 ms later. */
	edit(id: string, value: string): void;
	/** Removes a link; calling the answer puts it back where it was. */
	remove(id: string): () => void;
	/** Checks a link again at once, after a verdict against it. */
	recheck(id: string): void;
	/** Puts back links that passed before; a repeated one is left out. Typed ones without a copy are checked. */
	restore(links: readonly KeptLink[]): void;
	/** Ends all checks, when the page is left. */
	stop(): void;
}

/** Runs at most one check per link; a new one ends the one before, whose answer is then ignored. */
function createChecks(ports: LinkPorts) {
	const running = new Map<string, () => void>();

	function end(id: string) {
		running.get(id)?.();
		running.delete(id);
	}

	return {
		end,
		start(id: string, delayMs: number, check: (signal: AbortSignal) => Promise<void>) {
			end(id);
			const abort = new AbortController();
			const callOff = ports.clock.after(delayMs, () => void check(abort.signal));
			running.set(id, () => {
				callOff();
				abort.abort();
			});
		},
		endAll: () => [...running.keys()].forEach(end),
	};
}

/** Keeps the links of one document and checks each of them. */
export function createLinks(ports: LinkPorts, hosts: LinkHosts): Links {
	const store = createLinkStore();
	const checks = createChecks(ports);

	async function check(id: string, signal: AbortSignal) {
		const item = store.get(id);
		if (!item) return;
		const problem = problemOf(item, store.all());
		if (problem) return store.change(id, unchecked(problem));
		const onWait = (waiting: Partial<LinkItem>) => store.change(id, waiting);
		const finding = await runCheck({ link: item.value.trim(), signal, onWait }, ports, hosts);
		if (!signal.aborted) store.change(id, finding);
	}

	function start(id: string, delayMs: number) {
		store.change(id, unchecked("CHECKING_URL"));
		checks.start(id, delayMs, (signal) => check(id, signal));
	}

	/** A link that repeated another is checked once the other is gone or says something else. */
	function startFreed() {
		for (const item of store.all()) {
			if (item.linkErrorMessage === "LINK_CANT_BE_SAME" && !isRepeated(item, store.all())) start(item.id, 0);
		}
	}

	function putBack(index: number, item: LinkItem) {
		if (store.get(item.id)) return;
		store.insert(index, item);
		const isOpen = item.linkErrorMessage === "CHECKING_URL" || item.linkErrorMessage === "LINK_CANT_BE_SAME";
		if (isOpen || isRepeated(item, store.all())) start(item.id, 0);
	}

	function restoreOne(kept: KeptLink) {
		const item: LinkItem = { ...blankLink(ports.newId()), ...kept, linkErrorMessage: "" };
		if (item.value.trim() === "" || isRepeated(item, store.all())) return;
		store.insert(store.all().length, item);
		if (item.change && !item.download_path) start(item.id, 0);
	}

	return {
		snapshot: store.all,
		subscribe: store.subscribe,
		add() {
			if (whyClosed(store.all())) return null;
			const item = blankLink(ports.newId());
			store.insert(store.all().length, item);
			return item.id;
		},
		edit(id, value) {
			if (store.get(id)?.value === value) return;
			store.change(id, { value, change: true });
			if (value.trim()) start(id, DEBOUNCE_MS);
			else {
				checks.end(id);
				store.change(id, unchecked("LINK_CANT_BE_BLANK"));
			}
			startFreed();
		},
		remove(id) {
			const index = store.all().findIndex((item) => item.id === id);
			const item = store.all()[index];
			checks.end(id);
			store.remove(id);
			startFreed();
			return () => item && putBack(index, item);
		},
		recheck(id) {
			if (canRecheck(store.get(id)?.linkErrorMessage ?? "")) start(id, 0);
		},
		restore: (links) => links.forEach(restoreOne),
		stop: checks.endAll,
	};
}
