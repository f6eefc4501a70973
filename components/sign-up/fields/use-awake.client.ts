"use client";

import { useEffect, useState } from "react";

/** False in the server's HTML, true once the page is alive. */
export function useAwake(): boolean {
	const [isAwake, setAwake] = useState(false);
	useEffect(() => setAwake(true), []);
	return isAwake;
}
