import { plainOf } from "../cache/make-page";
import type { StoredPage } from "../cache/stored-page";
import type { Warming } from "./warm-pages";

/** Pages of each kind: several, because a company may have no open job, and V8 compiles what runs more than once. */
const OF_EACH_KIND = 3;

interface Linked extends Omit<Warming, "onFailure"> {
	/** The kind of page at an address; undefined for addresses that aren't followed. */
	kindOf: (path: string) => string | undefined;
}

const linksIn = (page: StoredPage) =>
	[
		...plainOf(page)
			.body.toString()
			.matchAll(/ href="(\/[^"/#&][^"#&]*)"/g),
	].map(([, address = ""]) => address);

/**
 * Renders some pages of each kind that follow from a first one by links, while nobody waits, so that the code of these
 * kinds is loaded and has run before their first visitor. Never rejects, and says nothing of pages that fail: it chose them.
 */
export async function warmLinked(start: string, options: Linked): Promise<void> {
	const { cache, keyOf, kindOf, quiet, isEnough } = options;
	const rendered = new Map<string, number>();
	const targets = new Set([start]);

	async function linksOf(target: string): Promise<string[]> {
		const key = keyOf(target);
		const found = key && (await cache.renew(key).catch(() => null));
		return found && "stored" in found ? linksIn(found.stored) : [];
	}

	/** Whether a page is one too many of its kind; counts it otherwise. */
	function isEnoughOf(kind: string): boolean {
		const count = rendered.get(kind) ?? 0;
		rendered.set(kind, count + 1);
		return count >= OF_EACH_KIND;
	}

	// A set's loop also comes to what is added meanwhile.
	for (const target of targets) {
		const kind = kindOf(target);
		if (kind === undefined || isEnoughOf(kind)) continue;
		await quiet();
		if (isEnough()) return;
		for (const link of await linksOf(target)) targets.add(link);
	}
}
