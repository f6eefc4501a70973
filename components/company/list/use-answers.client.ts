"use client";

import { useEffect, useState } from "react";
import { findCompanies } from "@/lib/api-client/find-companies";
import { tellPublicCompanies } from "@/lib/client-state/public-companies";
import type { ListState } from "@/lib/company/list-state";

/** A question that is answered sooner than this shows no empty cards in between, milliseconds. */
const PATIENCE_MS = 150;

/** Fetches the list's data, one request at a time: a new request cancels the previous one. */
export function useAnswers({ requestNumber, filter }: ListState, ours: readonly string[]): void {
	useEffect(() => {
		if (requestNumber === 0) return;
		const wish = new AbortController();
		findCompanies(filter, ours, wish.signal).then(
			(list) => tellPublicCompanies({ type: "answered", requestNumber, list }),
			() => {
				if (!wish.signal.aborted) return tellPublicCompanies({ type: "failed", requestNumber });
				// A cancelled question is only logged: in the browser's timeline, as the console is for faults.
				performance.mark("company-list: cancelled");
				tellPublicCompanies({ type: "cancelled", requestNumber });
			},
		);
		return () => wish.abort();
	}, [requestNumber, filter, ours]);
}

/** Whether a response takes so long that people need a sign of progress. */
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
