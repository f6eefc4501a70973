"use client";

import { useEffect, useRef, useState } from "react";
import type { Slots } from "@/components/attachments/use-slots.client";
import type { AdditionalField } from "@/lib/application/additional-field";
import { type Draft, isEmptyDraft, newDraft } from "@/lib/application/draft";
import { draftFromAddress } from "@/lib/browser/draft-address";
import { deleteDraft, keepsDrafts, loadDraft, saveDraft, setKeepsDrafts } from "@/lib/browser/draft-store";
import { providePageDraft } from "@/lib/browser/page-draft";
import { forgetAllUploads, forgetUploads } from "@/lib/upload/browser/storage";
import type { CvAutofill } from "../cv/use-cv-autofill.client";
import { readValues } from "../form-fields";
import type { FormTools } from "../form-tools.client";
import { restoreDraft } from "./restore-draft";
import { useDraftTriggers } from "./use-draft-triggers.client";

/** Pause in typing after which a draft is written, milliseconds. */
const PAUSE_MS = 400;

export interface DraftView {
	/** Whether drafts are kept on this device; null until the form is hydrated. */
	isOn: boolean | null;
	/** Whether there is one now. */
	isSaved: boolean;
	/** When the draft that was put back had been written, milliseconds since 1970. */
	restoredFrom: number | null;
	/** Whether unfinished uploads are kept as well; false once that was switched off here, for those that run then. */
	keepsUploads: boolean;
	/** Writes no more of this form, and deletes what was written and what is kept of its uploads. */
	forget(): void;
	switchTo(on: boolean): void;
}

interface Source {
	formKey: string;
	form: FormTools["form"];
	fields: readonly AdditionalField[];
	slots: Slots;
	cv: Pick<CvAutofill, "kept" | "restore">;
	/** True for a form that was emptied: nothing is left of an earlier visit. */
	isCleared: boolean;
}

/** Keeps what is entered on this device, and puts it back when the page is opened again; then uploads go on. */
export function useDraft({ formKey, form, fields, slots, cv, isCleared }: Source): DraftView {
	const [isOn, setIsOn] = useState<boolean | null>(null);
	const [isSaved, setIsSaved] = useState(false);
	const [restoredFrom, setRestoredFrom] = useState<number | null>(null);
	const [keepsUploads, setKeepsUploads] = useState(true);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	// Only what was entered here is written: another tab may have sent the application and deleted the draft.
	const isWritten = useRef(true);

	/** True once the draft that was there is back in the form: before that, nothing may be written over it. */
	const hasBegun = useRef(false);

	const written = () => newDraft(readValues(form.getValues(), fields), slots.current(), Date.now(), cv.kept());
	const latestWritten = useRef(written);
	latestWritten.current = written;
	useEffect(() => providePageDraft(() => latestWritten.current()), []);

	function save() {
		clearTimeout(timer.current);
		if (!hasBegun.current || isWritten.current || !keepsDrafts()) return;
		isWritten.current = true;
		const draft = written();
		const isEmpty = isEmptyDraft(draft, fields);
		if (isEmpty) deleteDraft(formKey);
		setIsSaved(isEmpty ? false : saveDraft(formKey, draft));
	}
	const latestSave = useRef(save);
	latestSave.current = save;

	/** True until the slots have taken up what the draft had of them: that is no news. */
	const fromDraft = useRef(false);
	const restoreCv = useRef(cv.restore);
	restoreCv.current = cv.restore;

	const takeUp = useRef(slots.takeUp);
	takeUp.current = slots.takeUp;

	const { engines, states } = slots;
	useEffect(() => {
		const on = keepsDrafts();
		setIsOn(on);
		let isCurrent = true;
		const begin = (draft: Draft | null) => {
			if (!isCurrent) return;
			hasBegun.current = true;
			if (draft) {
				restoreDraft(draft, { form, fields, engines });
				fromDraft.current = Object.keys(draft.documents).length > 0;
				restoreCv.current(draft);
				setRestoredFrom(draft.savedAt);
				setIsSaved(true);
			} else {
				// What was entered before the form was hydrated.
				isWritten.current = false;
				latestSave.current();
			}
			// After the draft: what is stored goes before what isn't where one file is all that fits.
			if (on && !isCleared) void takeUp.current();
		};
		const brought = isCleared ? null : draftFromAddress();
		void (on ? loadDraft(formKey) : Promise.resolve(null)).then((kept) => {
			if (!brought || (kept && kept.savedAt >= brought.savedAt)) return begin(kept);
			if (on) saveDraft(formKey, brought);
			begin(brought);
		});
		return () => {
			isCurrent = false;
		};
	}, [formKey, form, fields, engines, isCleared]);

	useDraftTriggers({
		formKey,
		form,
		onChange() {
			isWritten.current = false;
			clearTimeout(timer.current);
			timer.current = setTimeout(() => latestSave.current(), PAUSE_MS);
		},
		onLeave: save,
		onDeleted() {
			isWritten.current = true;
			setIsSaved(false);
		},
	});
	useEffect(() => () => clearTimeout(timer.current), []);

	useEffect(() => {
		if (Object.keys(states).length === 0) return;
		const isOwn = !fromDraft.current;
		fromDraft.current = false;
		if (!isOwn) return;
		isWritten.current = false;
		latestSave.current();
	}, [states]);

	return {
		isOn,
		isSaved,
		restoredFrom,
		keepsUploads,
		forget() {
			isWritten.current = true;
			clearTimeout(timer.current);
			deleteDraft(formKey);
			void forgetUploads(formKey);
			setIsSaved(false);
		},
		switchTo(on) {
			setKeepsDrafts(on);
			if (!on) {
				void forgetAllUploads();
				setKeepsUploads(false);
			}
			setIsOn(on);
			setIsSaved(false);
			isWritten.current = !on;
			save();
		},
	};
}
