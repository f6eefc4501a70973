"use client";

import { type ComponentType, lazy, type RefObject, useEffect } from "react";

/**
 * How long the code of a part may take, after its first touch, before the part becomes a plain form meanwhile, in
 * milliseconds.
 */
export const PATIENCE_MS = 6_000;

/** When a lazy part was requested, and when its code was loaded. */
export interface Hydration {
	requested: Promise<void>;
	loaded: Promise<void>;
}

/**
 * A server-rendered part of a page whose code loads late: in the browser `load` runs at the first `hydrate`, or earlier at
 * `start`, which may come before the page itself is hydrated. Put `Part`
 * into an activity, not into a suspense boundary: React takes large suspense boundaries out of the page's HTML, and
 * without script they would stay invisible.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	let hydrate = () => {};
	let note = () => {};
	let loading: Promise<ComponentType<Props>> | undefined;
	const start = () => {
		loading ??= load();
		return loading;
	};
	const requested =
		typeof window === "undefined"
			? Promise.resolve()
			: new Promise<void>((resolve) => {
					hydrate = resolve;
				});
	const loaded = new Promise<void>((resolve) => {
		note = resolve;
	});
	const Part = lazy(async () => {
		await requested;
		const part = await start();
		note();
		return { default: part };
	});
	return { Part, start, hydrate: () => hydrate(), hydration: { requested, loaded } satisfies Hydration };
}

/** Marks `place` as plain (see `ScriptMark`) while a requested part is late. */
export function usePatience(place: RefObject<HTMLElement | null>, { requested, loaded }: Hydration): void {
	useEffect(() => {
		const element = place.current;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isOver = false;
		const end = () => {
			isOver = true;
			clearTimeout(timer);
			element?.classList.remove("as-plain");
		};
		void requested.then(() => {
			if (!isOver) timer = setTimeout(() => element?.classList.add("as-plain"), PATIENCE_MS);
		});
		void loaded.then(end);
		return end;
	}, [place, requested, loaded]);
}

/** Tells `touched` of every event of these types in the window, and whether it is inside `place`. `touched` stays the same. */
export function useTouches(
	place: RefObject<HTMLElement | null>,
	types: readonly string[],
	touched: (event: Event, isInside: boolean) => void,
): void {
	useEffect(() => {
		const listener = (event: Event) => {
			const { target } = event;
			touched(event, target instanceof Node && place.current?.contains(target) === true);
		};
		// On the window and capturing: React withholds events of a part that isn't hydrated from all other listeners.
		for (const type of types) window.addEventListener(type, listener, { capture: true, passive: true });
		return () => {
			for (const type of types) window.removeEventListener(type, listener, { capture: true });
		};
	}, [place, types, touched]);
}
