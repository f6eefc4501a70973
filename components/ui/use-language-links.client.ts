"use client";

import { useEffect } from "react";

/**
 * Makes the page's links to its other languages lead to the same place in it: they get the query and hash of the address,
 * again after each change of the hash or of `query`. Only for a page whose places have the same names in every language.
 */
export function useLanguageLinks(query = ""): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: the address changes together with the query
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
	}, [query]);
}
