"use client";

import { Activity, useCallback, useEffect, useRef } from "react";
import { lazyPart, useTouches } from "@/components/ui/lazy-part.client";
import { useLanguageLinks } from "@/components/ui/use-language-links.client";
import { untilLoaded } from "@/lib/browser/until-loaded";
import { handOverSearch, searchBefore } from "./persisted-search";
import type { SearchSetup } from "./search-setup";

const { Part: Box, hydrate } = lazyPart(async () => (await untilLoaded(() => import("./search-box.client"))).SearchBox);

const TOUCHES = ["focusin", "pointerdown", "input"] as const;

/**
 * The search as the server rendered it. Its code loads at the first touch and takes over the same field with its input.
 */
export function LazySearch(setup: SearchSetup) {
	const place = useRef<HTMLDivElement>(null);
	const pressed = useRef(false);
	const wasPressed = useCallback(() => pressed.current, []);
	const touched = useCallback(({ type }: Event, isInside: boolean) => {
		if (!isInside) return;
		if (type === "pointerdown") pressed.current = true;
		hydrate();
	}, []);
	useTouches(place, TOUCHES, touched);
	useLanguageLinks("", () => handOverSearch(place.current?.querySelector("input")?.value ?? ""));

	useEffect(() => {
		const { current } = place;
		const field = current?.querySelector("input");
		if (field && !field.value) field.value = searchBefore();
		// Text that was typed before hydration, or restored after "back".
		const isInside = current?.contains(document.activeElement) ?? false;
		// A focused field has been pressed already.
		if (isInside) pressed.current = true;
		if (isInside || field?.value) hydrate();
	}, []);

	return (
		<div ref={place}>
			<Activity>
				<Box {...setup} wasPressed={wasPressed} />
			</Activity>
		</div>
	);
}
