"use client";

import { useLayoutEffect, useRef, useState } from "react";

/**
 * What the browser shows in place of a missing page once scripts run: the screen that is in the page's HTML already, so
 * that pages that aren't missing needn't bring it along. Only for routes whose 404 is a `Missing`.
 */
export function MissingAgain() {
	const place = useRef<HTMLDivElement>(null);
	const [screen] = useState(() => (typeof document === "undefined" ? null : document.querySelector("main")));
	useLayoutEffect(() => {
		if (screen) place.current?.replaceChildren(screen.cloneNode(true));
	}, [screen]);
	return <div ref={place} />;
}
