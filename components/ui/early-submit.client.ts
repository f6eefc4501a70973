"use client";

import { type RefObject, useEffect, useState } from "react";

/** What was sent of one form before its code came. */
interface EarlySubmit {
	/** Holds a submit that the form can't answer yet; gives whether it did. */
	hold: (event: Event) => boolean;
	/** The form answers from now on; gives whether a submit was held. */
	take: () => boolean;
}

/** One for each form whose code comes late. */
export function earlySubmit(): EarlySubmit {
	let isAwake = false;
	let isHeld = false;
	return {
		hold(event) {
			if (isAwake) return false;
			event.preventDefault();
			isHeld = true;
			return true;
		},
		take() {
			const wasHeld = isHeld;
			isAwake = true;
			isHeld = false;
			return wasHeld;
		},
	};
}

/**
 * Holds submits of a sleeping form inside `place`, and wakes it: at `submit`, and at `invalid`, where the browser would
 * say in its own words what is missing. `types` stays the same.
 */
export function useEarlySubmit(
	place: RefObject<HTMLElement | null>,
	{ hold }: EarlySubmit,
	types: readonly ("submit" | "invalid")[],
	wake: () => void,
): void {
	useEffect(() => {
		const listener = (event: Event) => {
			const { target } = event;
			if (target instanceof Node && place.current?.contains(target) && hold(event)) wake();
		};
		for (const type of types) window.addEventListener(type, listener, { capture: true });
		return () => {
			for (const type of types) window.removeEventListener(type, listener, { capture: true });
		};
	}, [place, hold, types, wake]);
}

/** Sends a form that was sent before its code came, as soon as it `isReady`. */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>, { take }: EarlySubmit, isReady: boolean): void {
	const [isHeld, setHeld] = useState(false);
	useEffect(() => setHeld(take()), [take]);
	useEffect(() => {
		if (!isHeld || !isReady) return;
		setHeld(false);
		form.current?.requestSubmit();
	}, [form, isHeld, isReady]);
}
