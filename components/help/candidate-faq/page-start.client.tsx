"use client";

import { useEffect } from "react";
import { useLanguageLinks } from "@/components/ui/use-language-links.client";
import { namedQuestion } from "./named-question";

function openNamed(): void {
	const question = namedQuestion();
	if (!question || question.open) return;
	question.open = true;
	question.scrollIntoView();
}

/** Has the page start at its top, also when it is loaded again, and opens the question that its address names. */
export function PageStart() {
	useLanguageLinks();
	useEffect(() => {
		// Scrolling up by script would interrupt readers who scrolled before the script was loaded.
		window.history.scrollRestoration = "manual";
		openNamed();
		window.addEventListener("hashchange", openNamed);
		return () => window.removeEventListener("hashchange", openNamed);
	}, []);
	return null;
}
