"use client";

import { type Dispatch, useEffect, useState } from "react";
import type { ListEvent, ListState } from "@/lib/companies/list-state";
import { findCompanies } from "@/lib/http/find-companies";

/** A question that is answered sooner than this shows no empty cards in between, milliseconds. */
const PATIENCE_MS = 150;

/** Fetches what the list asks for, one question at a time: a new one cancels the one before. */
export function useAnswers({ asked, query }: ListState, dispatch: Dispatch<ListEvent>, ours: readonly string[]): void {
	useEffect(() => {
		if (asked === 0) return;
		const wish = new AbortController();
		findCompanies(query, ours, wish.signal).then(
			(list) => dispatch({ type: "answered", asked, list }),
			() => {
				if (!wish.signal.aborted) return dispatch({ type: "failed", asked });
				// A cancelled question is only logged: in the browser's timeline, as the console is for faults.
				performance.mark("company-list: cancelled");
				dispatch({ type: "cancelled", asked });
			},
		);
		return () => wish.abort();
	}, [asked, query, ours, dispatch]);
}

/** Whether an answer takes so long that people should see that something happens. */
export function useIsSlow(isLoading: boolean): boolean {
	const [isSlow, setIsSlow] = useState(false);
	useEffect(() => {
		if (!isLoading) return;
		const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
		return () => {
			clearTimeout(timer);
			setIsSlow(false);
		};
	}, [isLoading]);
	return isSlow;
}
