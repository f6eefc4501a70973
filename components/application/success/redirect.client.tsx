"use client";

import { type ReactNode, useEffect } from "react";

interface Props {
	/** Undefined for a returning person. */
	url: string | undefined;
	/** What the page shows meanwhile, and when the person comes back. */
	children: ReactNode;
}

/** Sends the browser on. In an effect, so that the warning before leaving is gone by then. */
export function Redirect({ url, children }: Props) {
	useEffect(() => {
		if (url) window.location.assign(url);
	}, [url]);
	return children;
}
