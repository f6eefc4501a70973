"use client";

import { useEffect, useRef, useState } from "react";
import type { Slots } from "@/components/documents/use-slots.client";
import { toSubmission } from "@/lib/application/document-submission";
import { isBusy } from "@/lib/application/documents";
import { type DraftDocuments, draftDocuments } from "@/lib/application/draft-documents";
import { isSameAttempt, type SendError } from "@/lib/application/kept-request";
import { keepRequest, keptRequest } from "@/lib/browser/kept-request";
import type { RequestSetup } from "./setup";

/** Puts back stored files of which there was no copy to take up. */
function restoreFiles(documents: DraftDocuments, { engines }: Slots): void {
	for (const [path, { files }] of Object.entries(documents)) {
		const uploads = engines[path]?.uploads;
		const names = new Set(uploads?.snapshot().map(({ filename }) => filename));
		uploads?.restore(files.filter(({ filename }) => !names.has(filename)));
	}
}

/**
 * Keeps what is chosen for a request on this device, and puts it back when its page is opened again; gives why the last
 * try to send it failed.
 */
export function useKeptDocuments({ hash, job, documents }: RequestSetup, slots: Slots): SendError | undefined {
	const [lastError, setLastError] = useState<SendError>();
	/** True once everything is back in its slots: before that, nothing may be written over it. */
	const [hasBegun, setHasBegun] = useState(false);
	const { states } = slots;
	const latest = useRef(slots);
	latest.current = slots;

	useEffect(() => {
		const { takeUp, engines } = latest.current;
		const kept = keptRequest(hash);
		setLastError(kept?.error);
		for (const [path, { links }] of Object.entries(kept?.documents ?? {})) engines[path]?.links?.restore(links);
		void takeUp().then(() => {
			restoreFiles(kept?.documents ?? {}, latest.current);
			setHasBegun(true);
		});
	}, [hash]);

	useEffect(() => {
		if (!hasBegun) return;
		const attempt = keptRequest(hash)?.attempt;
		// What was tried before is of no use any more once other documents stand here.
		const isSettled = !Object.values(states).some(isBusy);
		const isOther = attempt && isSettled && !isSameAttempt(attempt, toSubmission(job, documents, states));
		keepRequest(hash, { documents: draftDocuments(states), ...(isOther && { attempt: undefined }) });
	}, [hasBegun, states, hash, job, documents]);

	return lastError;
}
