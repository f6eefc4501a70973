"use client";

import { useEffect, useEffectEvent } from "react";
import type { Draft } from "@/lib/application/draft";
import { draftFromAddress } from "@/lib/browser/draft-address";
import { keepsDrafts, loadDraft, saveDraft } from "@/lib/browser/draft-store";

/** The draft of an earlier visit to a form: the newer one of this device's and the one that the address brings. */
async function findEarlierDraft(formKey: string, brought: Draft | null, on: boolean): Promise<Draft | null> {
	const persisted = on ? await loadDraft(formKey) : null;
	if (!brought || (persisted && persisted.savedAt >= brought.savedAt)) return persisted;
	if (on) saveDraft(formKey, brought);
	return brought;
}

interface Options {
	formKey: string;
	/** True for a form that was emptied: the address brings nothing then. */
	isCleared: boolean;
	/** Receives, at hydration, whether this device keeps drafts. */
	onHydrated(on: boolean): void;
	/** Receives the draft; null if none was found. */
	onFound(draft: Draft | null, on: boolean): void;
}

/** Looks for the draft of an earlier visit, once for each form. */
export function useEarlierDraft({ formKey, isCleared, ...options }: Options): void {
	const onHydrated = useEffectEvent(options.onHydrated);
	const onFound = useEffectEvent(options.onFound);
	useEffect(() => {
		const on = keepsDrafts();
		onHydrated(on);
		let isCurrent = true;
		const brought = isCleared ? null : draftFromAddress();
		void findEarlierDraft(formKey, brought, on).then((draft) => isCurrent && onFound(draft, on));
		return () => {
			isCurrent = false;
		};
	}, [formKey, isCleared]);
}
