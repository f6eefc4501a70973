"use client";

import { Activity, lazy, useCallback, useEffect, useRef } from "react";
import { untilLoaded } from "@/lib/browser/until-loaded";
import { searchBefore } from "./kept-search";
import type { SearchSetup } from "./search-setup";

const inBrowser = typeof window !== "undefined";

let wake = () => {};
const woken = inBrowser
	? new Promise<void>((resolve) => {
			wake = resolve;
		})
	: Promise.resolve();

const Box = lazy(async () => {
	await woken;
	const { SearchBox } = await untilLoaded(() => import("./search-box.client"));
	return { default: SearchBox };
});

const TOUCHES = ["focusin", "pointerdown", "input"] as const;

/**
 * The search as the server rendered it. Its code comes at the first touch, and takes over the very same field with what
 * was typed meanwhile.
 */
export function SleepingSearch(setup: SearchSetup) {
	const place = useRef<HTMLDivElement>(null);
	const pressed = useRef(false);
	const wasPressed = useCallback(() => pressed.current, []);

	useEffect(() => {
		const { current } = place;
		if (!current) return;
		const listener = ({ type, target }: Event) => {
			if (!(target instanceof Node) || !current.contains(target)) return;
			if (type === "pointerdown") pressed.current = true;
			wake();
		};
		// On the window and capturing: React keeps events of a part that is not awake yet from all other listeners.
		for (const type of TOUCHES) window.addEventListener(type, listener, { capture: true, passive: true });
		const field = current.querySelector("input");
		if (field && !field.value) field.value = searchBefore();
		// What was typed before the page's code came, or was left there before "back".
		if (current.contains(document.activeElement) || field?.value) wake();
		return () => {
			for (const type of TOUCHES) window.removeEventListener(type, listener, { capture: true });
		};
	}, []);

	return (
		<div ref={place}>
			<Activity>
				<Box {...setup} wasPressed={wasPressed} />
			</Activity>
		</div>
	);
}
