import "server-only";
import { LRUCache } from "lru-cache";

/** The text of a host's answer, null for "not found", and when it came. */
export interface Answered {
	text: string | null;
	at: number;
}

/** How long an answer is fresh and for how much longer it may stand in for a new one, milliseconds; and its tags. */
export interface Keeping {
	freshMs: number;
	standsInMs: number;
	tags: readonly string[];
}

/** Hosts' answers by name, so that pages needn't ask for each again. */
export interface DataCache {
	/** A cached answer, or the one of `ask`, which runs once for all who wait. Failures are not cached. */
	read: (name: string, keeping: Keeping, ask: () => Promise<Answered>) => Promise<Answered>;
	/** Drops the answers that carry one of the tags; whoever waits for one gets it, but it isn't cached. */
	purge: (tags: readonly string[]) => void;
}

interface Kept extends Answered {
	tags: readonly string[];
}

/** The most that is kept, characters. Most answers have a few thousand. */
const LARGEST_SUM = 8_000_000;

/** What an entry takes besides its text, in characters. */
const ENTRY_SIZE = 500;

/** A cache with `largestSum` characters at most; the answers that were asked for least recently go first. */
export function createDataCache(largestSum = LARGEST_SUM, now: () => number = Date.now): DataCache {
	const answers = new LRUCache<string, Kept>({
		maxSize: largestSum,
		sizeCalculation: ({ text }, name) => ENTRY_SIZE + name.length + (text?.length ?? 0),
	});
	const running = new Map<string, Promise<Answered>>();
	/** Counts purges: an answer that was asked for before one isn't cached after it. */
	let purges = 0;

	async function askAndKeep(name: string, { tags }: Keeping, ask: () => Promise<Answered>): Promise<Answered> {
		const purgesBefore = purges;
		const answered = await ask();
		if (purges === purgesBefore) answers.set(name, { ...answered, tags });
		return answered;
	}

	function askOnce(name: string, keeping: Keeping, ask: () => Promise<Answered>): Promise<Answered> {
		const current = running.get(name);
		if (current) return current;
		const asking = askAndKeep(name, keeping, ask).finally(() => {
			if (running.get(name) === asking) running.delete(name);
		});
		running.set(name, asking);
		return asking;
	}

	return {
		read: async (name, keeping, ask) => {
			const kept = answers.get(name);
			const age = kept ? now() - kept.at : Number.POSITIVE_INFINITY;
			if (kept && age < keeping.freshMs) return kept;
			const asking = askOnce(name, keeping, ask);
			if (!kept || age >= keeping.freshMs + keeping.standsInMs) return asking;
			asking.catch(() => undefined);
			return kept;
		},
		purge: (tags) => {
			purges += 1;
			running.clear();
			for (const [name, kept] of answers.entries())
				if (kept.tags.some((tag) => tags.includes(tag))) answers.delete(name);
		},
	};
}

const PLACE = Symbol.for("astronaut.data-cache");

/** The process's cache: the bundler gives pages and calls a copy of this module each. */
export function dataCache(): DataCache {
	const known: unknown = Reflect.get(globalThis, PLACE);
	// Nothing else is stored there.
	if (known) return known as DataCache;
	const made = createDataCache();
	Reflect.set(globalThis, PLACE, made);
	return made;
}
