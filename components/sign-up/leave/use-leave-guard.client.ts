"use client";

import { useEffect, useRef, useState } from "react";
import { useLeaveWarning } from "@/components/ui/use-leave-warning.client";
import { askToConfirm } from "@/lib/client-state/confirmation";
import { createLeaveGuard } from "./leave-guard";

interface Props {
	/** Whether something was entered that isn't saved. */
	hasEntered: boolean;
	/** Whether the page's ways out are watched: from the first entry on, until it is saved or given up. */
	isArmed: boolean;
	question: string;
	/** Forgets what was entered; disarms. */
	onLeave: () => void;
}

/** Asks before the page is left by a link, by "back", by a reload or with its tab, while something isn't saved. */
export function useLeaveGuard({ hasEntered, isArmed, question, onLeave }: Props): void {
	const goal = useRef(() => {});
	const now = useRef({ hasEntered, question, onLeave });
	now.current = { hasEntered, question, onLeave };
	const [guard] = useState(() =>
		createLeaveGuard({
			mustAsk: () => now.current.hasEntered,
			ask: (go) =>
				askToConfirm({
					title: now.current.question,
					text: "",
					onConfirm() {
						goal.current = go;
						now.current.onLeave();
					},
				}),
		}),
	);

	// Before the guard's own: once it lets go, the browser asks no more.
	useLeaveWarning(hasEntered);
	useEffect(() => guard.start(), [guard]);
	useEffect(() => {
		if (!isArmed) return;
		guard.arm();
		return () => {
			guard.release(goal.current);
			goal.current = () => {};
		};
	}, [guard, isArmed]);
}
