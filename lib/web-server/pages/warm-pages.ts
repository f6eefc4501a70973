import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import type { PagesOptions } from "./pages";

interface Warming extends Pick<PagesOptions, "cache" | "keyOf"> {
	isEnough: () => boolean;
	logger: Logger;
}

/** Renders pages into the cache, one after the other; requests are served in between. Never rejects. */
export async function warmPages(
	targets: readonly string[],
	{ cache, keyOf, isEnough, logger }: Warming,
): Promise<void> {
	for (const target of targets) {
		const key = keyOf(target);
		if (isEnough()) return;
		if (key && !cache.has(key.key))
			await cache.get(key).catch((error) => logger.debug({ err: error, target }, "a page could not be rendered ahead"));
		await setImmediate();
	}
}
