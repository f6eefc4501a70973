import { type ProxiedSite, startProxiedSite } from "../sites/proxied-site";
import { test as base } from "./e2e";

/**
 * `test` for files that bring a site of their own, whose address is `baseURL`. They differ in fixtures of tests
 * only, so that all of them run in the same workers and browsers: a new worker takes a second of processor time.
 */
export const test = base.extend<object, { proxied: ProxiedSite }>({
	/** A site behind a proxy that counts what the page sends. */
	proxied: [
		async ({ linkHost }, use) => {
			const proxied = await startProxiedSite(linkHost.variables);
			await use(proxied);
			await proxied.stop();
		},
		{ scope: "worker" },
	],
});

interface Shared<T> {
	/** Gets the settings with which a site reaches the target of candidates' links. */
	start(linked: Record<string, string>): Promise<T>;
	stop(own: T): Promise<unknown>;
	/** Where pages are. */
	originOf(own: T): string;
	/** Longest start, milliseconds. */
	timeout?: number;
}

/**
 * `test` for one file, whose tests run one after the other: `own` starts before the first of them and stops after the
 * last one. The worker goes on with other files.
 */
export function testWithOwn<T>({ start, stop, originOf, timeout = 60_000 }: Shared<T>) {
	let started: { own: T } | undefined;
	test.beforeAll(async ({ linkHost }) => {
		test.setTimeout(timeout);
		started = { own: await start(linkHost.variables) };
	});
	test.afterAll(async () => {
		if (started) await stop(started.own);
	});
	return test.extend<{ own: T }>({
		own: async ({ linkHost: _ }, use) => {
			if (!started) throw new Error("It starts before the first test.");
			await use(started.own);
		},
		// Playwright asks for it even before the start.
		baseURL: async ({ linkHost: _ }, use) => use(started && originOf(started.own)),
	});
}
