import { setImmediate } from "node:timers/promises";
import type { PageKey } from "../cache/routes";
import type { PagesOptions } from "./pages";

/** What rendering ahead works with. */
export interface Warming extends Pick<PagesOptions, "cache" | "keyOf"> {
	/** Resolves once no visitor waits for a page, or after some time. */
	quiet: () => Promise<void>;
	isEnough: () => boolean;
	onFailure: (fields: { target: string; err?: unknown; status?: number }) => void;
}

/** Renders pages into the cache that aren't there or not fresh, one after the other, while nobody waits. Never rejects. */
export async function warmPages(targets: readonly string[], options: Warming): Promise<void> {
	const { cache, keyOf, quiet, isEnough, onFailure } = options;

	async function warmPage(target: string, key: PageKey): Promise<void> {
		try {
			const found = await cache.renew(key);
			if ("rendered" in found) onFailure({ target, status: found.rendered.status });
		} catch (err) {
			onFailure({ target, err });
		}
	}

	for (const target of targets) {
		await quiet();
		const key = keyOf(target);
		if (isEnough()) return;
		if (key) await warmPage(target, key);
		await setImmediate();
	}
}
