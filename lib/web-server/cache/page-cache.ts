import { leftOf, type RenderedPage } from "../pages/rendered-page";
import { brotliBest } from "./compress";
import { lifetimeOf, servable, stillServable } from "./freshness";
import { makePage, plainOf, withBestBrotli } from "./make-page";
import type { PageKey } from "./routes";
import type { CacheStore } from "./store";
import type { StoredPage } from "./stored-page";

/** A failed refresh is tried again after this time, milliseconds. */
const RETRY_MS = 5_000;

/**
 * After this many hits, a page is worth the tenth of a second for its best Brotli form; most pages that a crawler
 * requests never get there.
 */
const WORTH_BEST = 2;

/** The source of an answer, for the access log. */
export type CacheState = "hit" | "stale" | "miss" | "bypass";

/** The result of the cache: a cached page, or one that was rendered for this request only. */
export type Found = { state: CacheState; stored: StoredPage } | { state: CacheState; rendered: RenderedPage };

/** Ports of the cache. */
export interface PageCacheOptions {
	store: CacheStore;
	/** Renders the page of a key; rejects when that fails. */
	render: (key: PageKey) => Promise<RenderedPage>;
	now: () => number;
	onError: (error: unknown) => void;
}

const isFailure = (page: RenderedPage) => page.status >= 500;
const isSameBody = (one: StoredPage, other: StoredPage) => one.plain.etag === other.plain.etag;
/** A cookie is for one person, so its page is too. */
const isPersonal = (page: RenderedPage) => page.headers["set-cookie"] !== undefined;

/**
 * Pages by key: fresh ones immediately; stale ones immediately while one refresh runs; missing ones rendered once for
 * all who wait; and for a day the last good one if rendering fails.
 */
export class PageCache {
	readonly #options: PageCacheOptions;
	readonly #running = new Map<string, Promise<Found>>();
	/** Counts purges, so that a page whose rendering started before a purge is not cached after it. */
	#purges = 0;

	constructor(options: PageCacheOptions) {
		this.#options = options;
	}

	/** A page that can be sent without waiting, or undefined. */
	fresh(key: string): StoredPage | undefined {
		const page = this.#options.store.get(key);
		if (!page || this.#options.now() >= page.freshUntil) return undefined;
		this.#countHit(page);
		return page;
	}

	/** A page as it was cached last, however old. */
	last(key: string): StoredPage | undefined {
		return this.#options.store.get(key);
	}

	/** Renders a page unless it is cached and fresh. Rejects when it can't be rendered. */
	async renew(pageKey: PageKey): Promise<Found> {
		const stored = this.last(pageKey.key);
		return stored && this.#options.now() < stored.freshUntil ? { state: "hit", stored } : this.#render(pageKey);
	}

	/**
	 * Caches a page from an earlier process unless there is one. It is as old as it is, but never too old to be served, unless
	 * it shows what hosts said (`isHosted`).
	 */
	restore(page: StoredPage, isHosted: boolean): void {
		const { store, now } = this.#options;
		const restored = isHosted ? stillServable(page, now()) : servable(page, now());
		if (restored && !store.get(page.key)) store.set({ ...restored, hits: page.isBest ? WORTH_BEST : 0 });
	}

	/** The page for a key. Rejects only when it can't be rendered and no earlier one is left. */
	async get(pageKey: PageKey): Promise<Found> {
		const { store, now } = this.#options;
		const stored = store.get(pageKey.key);
		if (!stored) return this.#miss(pageKey);
		const time = now();
		this.#countHit(stored);
		if (time < stored.freshUntil) return { state: "hit", stored };
		if (time < stored.staleUntil) {
			if (time >= stored.retryAt) this.#refreshBehind(pageKey);
			return { state: "stale", stored };
		}
		return this.#orLastGood(stored, pageKey);
	}

	/** Drops the pages that carry one of the tags. */
	purge(tags: readonly string[]): number {
		this.#purges += 1;
		this.#running.clear();
		return this.#options.store.purge(tags);
	}

	/** Drops all pages. */
	clear(): void {
		this.#purges += 1;
		this.#running.clear();
		this.#options.store.clear();
	}

	async #miss(pageKey: PageKey): Promise<Found> {
		const leads = !this.#running.has(pageKey.key);
		const found = await this.#render(pageKey);
		if (leads || "stored" in found) return found;
		return isPersonal(found.rendered) ? { ...found, rendered: await this.#options.render(pageKey) } : found;
	}

	async #orLastGood(stored: StoredPage, pageKey: PageKey): Promise<Found> {
		const { now } = this.#options;
		const usable = now() < stored.errorUntil;
		if (usable && now() < stored.retryAt) return { state: "stale", stored };
		const found = await this.#render(pageKey).catch((error) => {
			if (!usable) throw error;
			return this.#keepLast(stored, error);
		});
		return usable && "rendered" in found && isFailure(found.rendered) ? this.#keepLast(stored) : found;
	}

	#keepLast(stored: StoredPage, error?: unknown): Found {
		if (error !== undefined) this.#options.onError(error);
		stored.retryAt = this.#options.now() + RETRY_MS;
		return { state: "stale", stored };
	}

	#refreshBehind(pageKey: PageKey): void {
		const stored = this.#options.store.get(pageKey.key);
		if (!stored || this.#running.has(pageKey.key)) return;
		this.#render(pageKey)
			.then((found) => {
				if (!("rendered" in found)) return;
				if (isFailure(found.rendered)) this.#keepLast(stored);
				else this.#options.store.delete(pageKey.key);
			})
			.catch((error) => this.#keepLast(stored, error));
	}

	#render(pageKey: PageKey): Promise<Found> {
		const running = this.#running.get(pageKey.key);
		if (running) return running;
		const rendering = this.#renderAndKeep(pageKey).finally(() => {
			if (this.#running.get(pageKey.key) === rendering) this.#running.delete(pageKey.key);
		});
		this.#running.set(pageKey.key, rendering);
		return rendering;
	}

	async #renderAndKeep(pageKey: PageKey): Promise<Found> {
		const { render, now } = this.#options;
		const purges = this.#purges;
		const rendered = await render(pageKey);
		const time = now();
		const lifetime = lifetimeOf(rendered.status, rendered.nextHeaders, leftOf(rendered, time));
		if (!lifetime || !rendered.isHtml || isPersonal(rendered)) return { state: "miss", rendered };
		const stored = await makePage(pageKey, rendered, lifetime, time);
		if (purges !== this.#purges) return { state: "miss", rendered };
		this.#keep(stored);
		return { state: "miss", stored };
	}

	/** Stores a page; a page with the same body as the previous one reuses its compressed forms. */
	#keep(stored: StoredPage): void {
		const { store } = this.#options;
		const last = store.get(stored.key);
		const same = last && isSameBody(last, stored) ? last : undefined;
		const best = same?.isBest ? withBestBrotli(stored, same.br.body) : stored;
		store.set({ ...best, hits: same?.hits ?? 0 });
	}

	#countHit(page: StoredPage): void {
		page.hits += 1;
		if (page.hits === WORTH_BEST) this.#compressBest(page);
	}

	#compressBest(page: StoredPage): void {
		const { store, onError } = this.#options;
		brotliBest(plainOf(page).body)
			.then((body) => {
				const current = store.get(page.key);
				if (current && isSameBody(current, page)) store.set(withBestBrotli(current, body));
			})
			.catch(onError);
	}
}
