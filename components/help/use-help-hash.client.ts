"use client";

import { useEffect, useState } from "react";
import type { HelpPanel } from "@/lib/help/help";
import { type HelpGoal, helpGoal } from "@/lib/help/help-hash";
import { followedLink } from "./followed-link";

/** The panel for an address without a hash. */
const START: HelpGoal = { panel: "faq", answer: null };

/** Opens an answer, brings it into view, and puts the focus on its question. */
function showAnswer(answer: string): void {
	const details = document.getElementById(answer)?.closest("details");
	if (!details) return;
	details.open = true;
	details.scrollIntoView();
	details.querySelector("summary")?.focus({ preventScroll: true });
}

/**
 * Follows the address's hash: on load, when it changes, and when a link to the same hash is pressed again. Gives the
 * panel to show; null until hydration. A hash that means something else leaves everything as it is.
 */
export function useHelpHash(): HelpPanel | null {
	const [goal, setGoal] = useState<HelpGoal | null>(null);

	useEffect(() => {
		const follow = () => {
			const { hash } = window.location;
			setGoal((last) => helpGoal(hash) ?? (hash && last ? last : START));
		};
		const followAgain = (event: MouseEvent) => {
			const link = followedLink(event);
			if (!link?.hash || link.href !== window.location.href || link.hasAttribute("data-copy-link")) return;
			event.preventDefault();
			follow();
		};
		follow();
		window.addEventListener("hashchange", follow);
		document.addEventListener("click", followAgain);
		return () => {
			window.removeEventListener("hashchange", follow);
			document.removeEventListener("click", followAgain);
		};
	}, []);

	useEffect(() => {
		const answer = goal?.answer;
		if (!answer) return;
		showAnswer(answer);
		// In a page's first frame the browser follows the hash itself, which removes the focus.
		const frame = requestAnimationFrame(() => showAnswer(answer));
		return () => cancelAnimationFrame(frame);
	}, [goal]);

	return goal?.panel ?? null;
}
