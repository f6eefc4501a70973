"use client";

import { useCallback, useEffect, useState } from "react";
import { switchCompany } from "@/lib/api-client/switch-company";
import { companySwitch } from "@/lib/client-state/company-switch";
import { closeToast, showError } from "@/lib/client-state/toast";
import { useSlice } from "@/lib/client-state/use-slice.client";
import { cameBack, onceOpened } from "./arrival";
import type { CompanySwitchMessages, SwitchSetup } from "./setup";

/** The state of the page; `served` until its script runs. */
export type Step = "served" | "switching" | "asks" | "done" | "failed";

/** Switches to the company on arrival, and again when the visitor retries; one call at a time. */
export function useSwitch({ id, dashboard, result }: SwitchSetup, messages: CompanySwitchMessages) {
	const { isLoading, hasErrored } = useSlice(companySwitch);
	const [isHydrated, setHydrated] = useState(false);
	const [isUnanswered, setUnanswered] = useState(false);
	const { errorTitle, errorText } = messages;

	const fail = useCallback(() => {
		companySwitch.set({ isLoading: false, hasErrored: true });
		showError(errorTitle, errorText);
	}, [errorTitle, errorText]);

	const begin = useCallback(async () => {
		if (companySwitch.get().isLoading) return;
		companySwitch.set({ isLoading: true, hasErrored: false });
		closeToast();
		// The page shows its loader until the dashboard replaces it in the history: "back" leads to the page before it.
		const outcome = await switchCompany(id);
		setUnanswered(outcome === "noAnswer");
		if (outcome === "done") window.location.replace(dashboard);
		else fail();
	}, [id, dashboard, fail]);

	useEffect(() => {
		setHydrated(true);
		if (result === "failed") fail();
		else if (result === null && !cameBack()) return onceOpened(begin);
	}, [result, begin, fail]);

	useEffect(() => {
		// A browser that restores the page from its memory shows it as it was left: switching.
		const comeBack = ({ persisted }: PageTransitionEvent) => persisted && companySwitch.reset();
		window.addEventListener("pageshow", comeBack);
		return () => window.removeEventListener("pageshow", comeBack);
	}, []);

	return { step: stepOf(), isUnanswered, begin };

	function stepOf(): Step {
		if (isLoading) return "switching";
		if (hasErrored || result === "failed") return "failed";
		if (result === "done") return "done";
		return isHydrated ? "asks" : "served";
	}
}
