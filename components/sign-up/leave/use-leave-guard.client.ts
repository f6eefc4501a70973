"use client";

import { useEffect, useRef, useState } from "react";
import { useLeaveWarning } from "@/components/ui/use-leave-warning.client";
import { askToConfirm } from "@/lib/client-state/confirmation";
import { createLeaveGuard } from "./leave-guard";

interface Props {
	/** Whether something was entered that isn't saved. */
	hasEntered: boolean;
	/** Whether the page's ways out are guarded: from the first input until the form is saved or abandoned. */
	isArmed: boolean;
	question: string;
	/** Carries the input over to the linked page, if possible: then no question is asked. */
	carryOver: (link: HTMLAnchorElement) => boolean;
	/** Forgets what was entered; disarms. */
	onLeave: () => void;
}

/** Asks before the page is left by a link, by "back", by a reload or with its tab, while something isn't saved. */
export function useLeaveGuard({ hasEntered, isArmed, question, carryOver, onLeave }: Props): void {
	const goal = useRef(() => {});
	const now = useRef({ hasEntered, question, carryOver, onLeave });
	now.current = { hasEntered, question, carryOver, onLeave };
	const [guard] = useState(() =>
		createLeaveGuard({
			mustAsk: () => now.current.hasEntered,
			ask(go, link) {
				const onConfirm = () => {
					goal.current = go;
					now.current.onLeave();
				};
				if (link && now.current.carryOver(link)) onConfirm();
				else askToConfirm({ title: now.current.question, text: "", onConfirm });
			},
		}),
	);

	// Before the guard's own handler: once it is released, the browser doesn't ask either.
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
