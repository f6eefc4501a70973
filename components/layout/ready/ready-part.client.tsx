"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { type ReadyPlace, readyHtml } from "./ready-store";

interface Props extends ReadyPlace {
	as: "header" | "div";
	className?: string;
}

/**
 * A part of the page that is only markup, ready-made by the server: React neither builds it nor compares it, so that no
 * page brings it along as data. If React writes the page anew, the part is taken over from the page as it was.
 */
export function ReadyPart({ as: Element, className, ...place }: Props) {
	const root = useRef<HTMLElement>(null);
	const [kept] = useState(() =>
		typeof window === "undefined" ? null : document.querySelector(`[data-ready="${place.part}"]`),
	);
	useLayoutEffect(() => {
		if (kept && kept !== root.current) root.current?.replaceChildren(...kept.childNodes);
	}, [kept]);
	return (
		<Element
			ref={root as never}
			data-ready={place.part}
			className={className}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup; nothing in the browser.
			dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? readyHtml(place) : "" }}
		/>
	);
}
