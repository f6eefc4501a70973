import { isBlank } from "@/lib/contract/patterns";
import { createChecker } from "./checker";
import { canRecheck } from "./codes";
import type { LinkHosts } from "./hosts";
import { blankLink, type LinkItem, type PersistedLink, unchecked } from "./item";
import type { LinkPorts } from "./ports";
import { isRepeated, whyClosed } from "./rules";
import { createLinkStore } from "./store";

/** How long a link must stay unchanged before its check, in milliseconds. */
const DEBOUNCE_MS = 500;

/** The links of one document. `snapshot` returns the same list until something changes. */
export interface Links {
	snapshot(): readonly LinkItem[];
	subscribe(listener: () => void): () => void;
	/** Adds an empty row and returns its id; null if another row is empty, or there are already 50. */
	add(): string | null;
	/** Takes the typed text. The link counts as being checked from now on; its check starts 500 ms later. */
	edit(id: string, value: string): void;
	/** Removes a link; calling the returned function restores it. */
	remove(id: string): () => void;
	/** Checks a link again at once, after a failed check. */
	recheck(id: string): void;
	/** Restores links that passed earlier, without duplicates. Typed links without a copy are checked. */
	restore(links: readonly PersistedLink[]): void;
	/** Cancels all checks, when the page is left. */
	stop(): void;
}

/** Holds the links of one document and checks each of them. */
export function createLinks(ports: LinkPorts, hosts: LinkHosts): Links {
	const store = createLinkStore();
	const checker = createChecker(store, ports, hosts);

	function putBack(index: number, item: LinkItem) {
		if (store.get(item.id)) return;
		store.insert(index, item);
		const isOpen = item.linkErrorMessage === "CHECKING_URL" || item.linkErrorMessage === "LINK_CANT_BE_SAME";
		if (isOpen || isRepeated(item, store.all())) checker.start(item.id, 0);
	}

	function restoreOne({ value, change, domain_host, id_file, download_path }: PersistedLink) {
		const persisted = { value, change, domain_host, id_file, download_path, linkErrorMessage: "" } as const;
		const item: LinkItem = { ...blankLink(ports.newId()), ...persisted };
		if (isBlank(item.value) || isRepeated(item, store.all())) return;
		store.insert(store.all().length, item);
		if (item.change && !item.download_path) checker.start(item.id, 0);
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
			const item = store.get(id);
			if (!item || item.value === value) return;
			store.change(id, { value, change: true });
			if (value.trim()) checker.start(id, DEBOUNCE_MS);
			else {
				checker.end(id);
				store.change(id, unchecked("LINK_CANT_BE_BLANK"));
			}
			checker.startFreed();
		},
		remove(id) {
			const index = store.all().findIndex((item) => item.id === id);
			const item = store.all()[index];
			checker.end(id);
			store.remove(id);
			checker.startFreed();
			return () => item && putBack(index, item);
		},
		recheck(id) {
			if (canRecheck(store.get(id)?.linkErrorMessage ?? "")) checker.start(id, 0);
		},
		restore: (links) => links.forEach(restoreOne),
		stop: checker.endAll,
	};
}
