"use client";

import type { ReactNode } from "react";
import { useRunning } from "./use-running.client";

/**
 * What takes the place of a script where none runs, or where it failed (`ScriptMark`): part of the server's HTML, unseen
 * while scripts are on their way, and gone once this part of the page runs.
 */
export function PlainOnly({ children }: { children: ReactNode }) {
	if (useRunning()) return null;
	return <div className="hidden plain:block">{children}</div>;
}
