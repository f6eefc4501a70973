"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Says that React has taken over the page: what fails from now on is for it to handle. */
export function Hydrated() {
	useEffect(() => {
		const { documentElement } = document;
		documentElement.dataset.hydrated = "";
		documentElement.classList.add("scripted");
	}, []);
	return null;
}

/**
 * What the browser shows in place of a missing page once scripts run: the screen that is in the page's HTML already, so
 * that pages that aren't missing needn't bring it along. Only for routes whose 404 is a `Missing`. In this file because a
 * file of its own would be one more request of every such page.
 */
export function MissingAgain() {
	const place = useRef<HTMLDivElement>(null);
	const [screen] = useState(() => (typeof document === "undefined" ? null : document.querySelector("main")));
	useLayoutEffect(() => {
		if (screen) place.current?.replaceChildren(screen.cloneNode(true));
	}, [screen]);
	return <div ref={place} />;
}
