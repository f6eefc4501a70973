"use client";

import type { ReactNode } from "react";
import { useRunning } from "./use-running.client";

/**
 * Fields of a form for browsers that run no script: part of the server's HTML, unseen where scripts run, and gone once
 * the form's own has come.
 */
export function PlainOnly({ children }: { children: ReactNode }) {
	if (useRunning()) return null;
	return <div className="hidden [@media(scripting:none)]:block">{children}</div>;
}
