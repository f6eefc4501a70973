"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Typing is searched for once it rests this long, milliseconds. */
const REST_MS = 300;

/**
 * Searches for the text in `field` after a pause in typing. Returns the function to call on input; null means that the
 * input is already handled. Input from before hydration is handled as if it were typed now.
 */
export function useTypedSearch(
	field: RefObject<HTMLInputElement | null>,
	served: string,
	onRest: (typed: string) => void,
): (typed: string | null) => void {
	const [typed, setTyped] = useState<string | null>(null);
	const rest = useEffectEvent(onRest);

	useEffect(() => {
		const early = field.current?.value;
		if (early !== undefined && early !== served) setTyped(early);
	}, [field, served]);

	useEffect(() => {
		if (typed === null) return;
		const timer = setTimeout(() => rest(typed), REST_MS);
		return () => clearTimeout(timer);
	}, [typed]);

	return setTyped;
}
