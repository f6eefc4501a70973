"use client";

import { useEffect, useRef, useState } from "react";

/** Gives the focus to the element with the id that is named, as soon as it is there. */
export function useNextFocus(): (id: string) => void {
	const next = useRef<string | null>(null);
	const [, render] = useState(0);

	useEffect(() => {
		const element = next.current === null ? null : document.getElementById(next.current);
		if (!element) return;
		next.current = null;
		element.focus();
	});

	return (id) => {
		next.current = id;
		render((times) => times + 1);
	};
}
