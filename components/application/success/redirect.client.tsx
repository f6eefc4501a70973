"use client";

import { type ReactNode, useEffect } from "react";

interface Props {
	/** Undefined for a returning person. */
	url: string | undefined;
	/** What the page shows meanwhile, and when the person comes back. */
	children: ReactNode;
}

/** Redirects the browser. In an effect, so that the warning before leaving has been removed by then. */
export function Redirect({ url, children }: Props) {
	useEffect(() => {
		if (url) window.location.assign(url);
	}, [url]);
	return children;
}
