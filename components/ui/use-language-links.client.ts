"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Makes the page's links to its other languages lead to the same place in it: they get the query and hash of the address,
 * again after each change of the hash or of `query`, and when one is pressed, after `settle`, which may put into the
 * address what isn't there yet. Only for a page whose places have the same names in every language.
 */
export function useLanguageLinks(query = "", settle?: () => void): void {
	const beforeLeaving = useEffectEvent(() => settle?.());
	// biome-ignore lint/correctness/useExhaustiveDependencies: the address changes together with the query
	useEffect(() => {
		const follow = () => {
			const { search, hash } = window.location;
			for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
				link.setAttribute("href", `${link.pathname}${search}${hash}`);
			}
		};
		const press = ({ target }: Event) => {
			if (!(target instanceof Element) || !target.closest("a[hreflang]")) return;
			beforeLeaving();
			follow();
		};
		follow();
		document.addEventListener("click", press, true);
		window.addEventListener("hashchange", follow);
		return () => {
			document.removeEventListener("click", press, true);
			window.removeEventListener("hashchange", follow);
		};
	}, [query]);
}
