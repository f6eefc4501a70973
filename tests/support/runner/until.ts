import { setTimeout as wait } from "node:timers/promises";

/** Waits until something is so, for which another task or process needs the processor meanwhile; the test's limit ends it. */
export async function until(isSo: () => boolean | Promise<boolean>, pauseMs = 10): Promise<void> {
	while (!(await isSo())) await wait(pauseMs);
}
