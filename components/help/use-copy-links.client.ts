"use client";

import { useEffect } from "react";
import { showSuccess } from "@/lib/client-state/toast";
import { followedLink } from "./followed-link";

/**
 * Makes each link marked `data-copy-link` copy its address and show `copied`. If the browser refuses, a field shows the
 * address.
 */
export function useCopyLinks(copied: string): void {
	useEffect(() => {
		const copy = async (event: MouseEvent) => {
			const link = followedLink(event);
			if (!link?.hasAttribute("data-copy-link")) return;
			event.preventDefault();
			try {
				await navigator.clipboard.writeText(link.href);
				showSuccess(copied);
			} catch {
				window.location.hash = link.hash;
			}
		};
		document.addEventListener("click", copy);
		return () => document.removeEventListener("click", copy);
	}, [copied]);
}
