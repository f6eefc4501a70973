"use client";

import { type ComponentType, lazy, type RefObject, useEffect } from "react";

/** How long a part that was woken may take until it is plain meanwhile, milliseconds. */
export const PATIENCE_MS = 6_000;

/** When a sleeping part was woken, and when its code was there. */
export interface Waking {
	woken: Promise<void>;
	loaded: Promise<void>;
}

/**
 * A part of a page that the server draws and whose code comes late: in the browser `load` runs at the first `wake`. Put
 * `Part` into an activity and not a suspense boundary: React takes large ones of those out of the page's HTML, and
 * without script they stay unseen.
 */
export function sleeping<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	let wake = () => {};
	let note = () => {};
	const woken =
		typeof window === "undefined"
			? Promise.resolve()
			: new Promise<void>((resolve) => {
					wake = resolve;
				});
	const loaded = new Promise<void>((resolve) => {
		note = resolve;
	});
	const Part = lazy(async () => {
		await woken;
		const part = await load();
		note();
		return { default: part };
	});
	return { Part, wake: () => wake(), waking: { woken, loaded } satisfies Waking };
}

/** Has `place` be plain (`ScriptMark` says what that is) while a part that was woken doesn't come. */
export function usePatience(place: RefObject<HTMLElement | null>, { woken, loaded }: Waking): void {
	useEffect(() => {
		const element = place.current;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isOver = false;
		const end = () => {
			isOver = true;
			clearTimeout(timer);
			element?.classList.remove("as-plain");
		};
		void woken.then(() => {
			if (!isOver) timer = setTimeout(() => element?.classList.add("as-plain"), PATIENCE_MS);
		});
		void loaded.then(end);
		return end;
	}, [place, woken, loaded]);
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
		// On the window and capturing: React keeps events of a part that is not awake yet from all other listeners.
		for (const type of types) window.addEventListener(type, listener, { capture: true, passive: true });
		return () => {
			for (const type of types) window.removeEventListener(type, listener, { capture: true });
		};
	}, [place, types, touched]);
}
