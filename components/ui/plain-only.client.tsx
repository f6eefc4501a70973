"use client";

import type { ReactNode } from "react";
import { useRunning } from "./use-running.client";

/**
 * Replaces a script that doesn't run or has failed (`ScriptMark`): part of the server's HTML, invisible while scripts
 * are loading, and removed once this part of the page is hydrated.
 */
export function PlainOnly({ children }: { children: ReactNode }) {
	if (useRunning()) return null;
	return <div className="hidden plain:block">{children}</div>;
}
