"use client";

import { type ComponentType, lazy, type RefObject, useEffect } from "react";

/**
 * A part of a page that the server draws and whose code comes late: in the browser `load` runs at the first `wake`. Put
 * `Part` into an activity and not a suspense boundary: React takes large ones of those out of the page's HTML, and
 * without script they stay unseen.
 */
export function sleeping<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	let wake = () => {};
	const woken =
		typeof window === "undefined"
			? Promise.resolve()
			: new Promise<void>((resolve) => {
					wake = resolve;
				});
	const Part = lazy(async () => {
		await woken;
		return { default: await load() };
	});
	return { Part, wake: () => wake() };
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
