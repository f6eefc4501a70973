"use client";

import { useEffect } from "react";

/**
 * Has the page's links to its other languages lead to the same place in it: they get the address's query and hash, and
 * follow the hash. Only for a page whose places have the same names in every language.
 */
export function useLanguageLinks(): void {
	useEffect(() => {
		const follow = () => {
			const { search, hash } = window.location;
			for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
				link.setAttribute("href", `${link.pathname}${search}${hash}`);
			}
		};
		follow();
		window.addEventListener("hashchange", follow);
		return () => window.removeEventListener("hashchange", follow);
	}, []);
}
