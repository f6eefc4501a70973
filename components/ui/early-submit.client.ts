"use client";

import { type RefObject, useEffect, useState } from "react";
import { PATIENCE_MS } from "./lazy-part.client";
import { sendForm } from "./send-form";

/** A form's submission from before its code was loaded. */
interface EarlySubmit {
	/**
	 * Holds a submission that the form can't handle yet; returns whether it did. If the form's code can't be loaded, the
	 * browser posts the form.
	 */
	hold: (event: Event) => boolean;
	/** Lets the form handle submissions from now on; returns whether one was held. */
	take: () => boolean;
}

function formOf({ target }: Event): HTMLFormElement | null {
	if (target instanceof HTMLFormElement) return target;
	return target instanceof Element ? target.closest("form") : null;
}

/** One for each form whose code loads late. */
export function earlySubmit(): EarlySubmit {
	let isOver = false;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function letGo(form: HTMLFormElement | null) {
		isOver = true;
		if (form) sendForm(form);
	}

	return {
		hold(event) {
			if (isOver) return false;
			event.preventDefault();
			timer ??= setTimeout(() => letGo(formOf(event)), PATIENCE_MS);
			return true;
		},
		take() {
			const wasHeld = timer !== undefined && !isOver;
			isOver = true;
			clearTimeout(timer);
			return wasHeld;
		},
	};
}

/**
 * Holds submits of a lazy form inside `place`, and hydrates it: at `submit`, and at `invalid`, where the browser would
 * say in its own words what is missing. `types` stays the same.
 */
export function useEarlySubmit(
	place: RefObject<HTMLElement | null>,
	{ hold }: EarlySubmit,
	types: readonly ("submit" | "invalid")[],
	hydrate: () => void,
): void {
	useEffect(() => {
		const listener = (event: Event) => {
			const { target } = event;
			if (target instanceof Node && place.current?.contains(target) && hold(event)) hydrate();
		};
		for (const type of types) window.addEventListener(type, listener, { capture: true });
		return () => {
			for (const type of types) window.removeEventListener(type, listener, { capture: true });
		};
	}, [place, hold, types, hydrate]);
}

/** Submits a form that was submitted before its code was loaded, once it `isReady`. */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>, { take }: EarlySubmit, isReady: boolean): void {
	const [isHeld, setHeld] = useState(false);
	useEffect(() => setHeld(take()), [take]);
	useEffect(() => {
		if (!isHeld || !isReady) return;
		setHeld(false);
		if (form.current) sendForm(form.current);
	}, [form, isHeld, isReady]);
}
