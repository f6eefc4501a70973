"use client";

import { useCallback, useEffect, useState } from "react";
import { followedLink } from "./followed-link";

/**
 * Makes each link that is marked `data-copy-link` copy its address. `copied` counts how often that happened, until it is
 * told to `close`. Where the browser refuses, the address stands in its own field.
 */
export function useCopyLinks() {
	const [copied, setCopied] = useState(0);
	const close = useCallback(() => setCopied(0), []);

	useEffect(() => {
		const copy = async (event: MouseEvent) => {
			const link = followedLink(event);
			if (!link?.hasAttribute("data-copy-link")) return;
			event.preventDefault();
			try {
				await navigator.clipboard.writeText(link.href);
				setCopied((times) => times + 1);
			} catch {
				window.location.hash = link.hash;
			}
		};
		document.addEventListener("click", copy);
		return () => document.removeEventListener("click", copy);
	}, []);

	return { copied, close };
}
