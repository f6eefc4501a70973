"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { Slots } from "@/components/attachments/use-slots.client";
import { toSubmission } from "@/lib/application/document-submission";
import { type DocumentState, isBusy } from "@/lib/application/documents";
import { type DraftDocuments, draftDocuments } from "@/lib/application/draft-documents";
import { isSameAttempt, requestFormKey, type SendError } from "@/lib/application/persisted-request";
import { keepRequest, persistedRequest } from "@/lib/browser/persisted-request";
import { filesElsewhere } from "@/lib/upload/browser/storage";
import type { RequestSetup } from "./setup";

/** Restores stored files that have no local copy to resume. */
function restoreFiles(documents: DraftDocuments, { engines }: Slots): void {
	for (const [path, { files }] of Object.entries(documents)) {
		const uploads = engines[path]?.uploads;
		const names = new Set(uploads?.snapshot().map(({ filename }) => filename));
		uploads?.restore(files.filter(({ filename }) => !names.has(filename)));
	}
}

/** The data that an earlier visit stored for a request, once its slots contain it again. */
export interface PersistedDocuments {
	/** Why the last attempt to send it failed. */
	error: SendError | undefined;
	/** Whether the slots contain anything. */
	isHere: boolean;
	/** Whether another tab of this browser has files that are missing here. */
	isElsewhere: boolean;
}

const holdsSomething = ({ files, links }: DocumentState) => files.length + links.length > 0;

/** Whether another tab has files of the request that are in none of the slots here. */
async function hasMoreElsewhere(hash: string, { engines }: Slots): Promise<boolean> {
	const rows = Object.values(engines).flatMap(({ uploads }) => uploads.snapshot());
	const here = new Set(rows.map(({ filename }) => filename));
	return (await filesElsewhere(requestFormKey(hash))).some((filename) => !here.has(filename));
}

/**
 * Stores a request's files and links on this device and restores them on the next visit; returns the notice about them,
 * and nothing before they are restored.
 */
export function usePersistedDocuments(
	{ hash, job, documents }: RequestSetup,
	slots: Slots,
): PersistedDocuments | undefined {
	/** Set once everything is back in its slots: before that, nothing may be written over it. */
	const [begun, setBegun] = useState<Omit<PersistedDocuments, "isHere">>();
	const { states } = slots;
	const slotsNow = useEffectEvent(() => slots);

	useEffect(() => {
		const { takeUp, engines } = slotsNow();
		const persisted = persistedRequest(hash);
		for (const [path, { links }] of Object.entries(persisted?.documents ?? {})) engines[path]?.links?.restore(links);
		async function takeAllUp() {
			await takeUp();
			restoreFiles(persisted?.documents ?? {}, slotsNow());
			setBegun({ error: persisted?.error, isElsewhere: await hasMoreElsewhere(hash, slotsNow()) });
		}
		void takeAllUp();
	}, [hash]);

	useEffect(() => {
		if (!begun) return;
		const attempt = persistedRequest(hash)?.attempt;
		// An earlier attempt is obsolete once the slots contain other documents.
		const isSettled = !Object.values(states).some(isBusy);
		const isOther = attempt && isSettled && !isSameAttempt(attempt, toSubmission(job, documents, states));
		keepRequest(hash, { documents: draftDocuments(states), ...(isOther && { attempt: undefined }) });
	}, [begun, states, hash, job, documents]);

	return begun && { ...begun, isHere: Object.values(states).some(holdsSomething) };
}
