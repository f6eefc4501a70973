"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Slots } from "@/components/attachments/use-slots.client";
import type { AdditionalField } from "@/lib/application/additional-field";
import { type Draft, isEmptyDraft, newDraft } from "@/lib/application/draft";
import { arrivalSource } from "@/lib/browser/arrival-source";
import { deleteDraft, setKeepsDrafts } from "@/lib/browser/draft-store";
import { providePageDraft } from "@/lib/browser/page-draft";
import { forgetAllUploads, forgetUploads } from "@/lib/upload/browser/storage";
import type { CvAutofill } from "../cv/use-cv-autofill.client";
import { readValues } from "../form-fields";
import type { FormTools } from "../form-tools.client";
import { createDraftWriter } from "./draft-writer";
import { restoreDraft } from "./restore-draft";
import { useDraftTriggers } from "./use-draft-triggers.client";
import { useEarlierDraft } from "./use-earlier-draft.client";

export interface DraftView {
	/** Whether drafts are stored on this device; null until the form is hydrated. */
	isOn: boolean | null;
	/** Whether there is one now. */
	isSaved: boolean;
	/** When the draft that was put back had been written, milliseconds since 1970. */
	restoredFrom: number | null;
	/**
	 * Whether unfinished uploads are stored as well; after it was switched off here, false for those that are running.
	 */
	keepsUploads: boolean;
	/** Stops writing drafts of this form, and deletes its draft and its persisted uploads. */
	forget(): void;
	switchTo(on: boolean): void;
	/** Where the candidate's link was posted; empty if unknown. */
	source(): string;
}

interface Source {
	formKey: string;
	form: FormTools["form"];
	fields: readonly AdditionalField[];
	slots: Slots;
	cv: Pick<CvAutofill, "offers" | "persisted" | "restore">;
	/** True for a form that was emptied: nothing is left of an earlier visit. */
	isCleared: boolean;
}

/** Keeps what is entered on this device, and puts it back when the page is opened again; then uploads go on. */
export function useDraft({ formKey, form, fields, slots, cv, isCleared }: Source): DraftView {
	const [isOn, setIsOn] = useState<boolean | null>(null);
	const [isSaved, setIsSaved] = useState(false);
	const [restoredFrom, setRestoredFrom] = useState<number | null>(null);
	const [keepsUploads, setKeepsUploads] = useState(true);
	const { engines, states } = slots;

	/** Where the link of an earlier visit was posted; this visit's link takes precedence. */
	const earlierSource = useRef("");
	const source = () => arrivalSource() || earlierSource.current;

	const written = () =>
		newDraft(readValues(form.getValues(), fields), slots.current(), Date.now(), cv.persisted(), source());
	const read = useEffectEvent(() => {
		const draft = written();
		return isEmptyDraft(draft, fields) ? null : draft;
	});
	const [writer] = useState(() => createDraftWriter({ formKey, read, onSaved: setIsSaved }));
	// Anew each time: others ask for it while they render.
	useEffect(() => providePageDraft(written));

	/** True until the slots have taken up what the draft had of them: that is no news. */
	const fromDraft = useRef(false);

	/** The CV's questions that the draft has already. */
	const knownOffers = useRef(JSON.stringify({}));

	/** Puts back what an earlier visit left, or writes what was entered before the form was hydrated. */
	function begin(draft: Draft | null, on: boolean) {
		writer.begin();
		if (draft) {
			earlierSource.current = draft.source;
			cv.restore(draft);
			knownOffers.current = JSON.stringify(draft.offers);
			restoreDraft(draft, { form, fields, engines });
			fromDraft.current = Object.keys(draft.documents).length > 0;
			setRestoredFrom(draft.savedAt);
			setIsSaved(true);
		} else {
			writer.note();
			writer.save();
		}
		// After the draft: what is stored goes before what isn't where one file is all that fits.
		if (on && !isCleared) void slots.takeUp();
	}

	useEarlierDraft({ formKey, isCleared, onHydrated: setIsOn, onFound: begin });
	useEffect(() => writer.drop, [writer]);

	useDraftTriggers({
		formKey,
		form,
		onChange: writer.note,
		onLeave: writer.save,
		onDeleted() {
			writer.drop();
			setIsSaved(false);
		},
	});

	useEffect(() => {
		if (Object.keys(states).length === 0) return;
		const isOwn = !fromDraft.current;
		fromDraft.current = false;
		if (!isOwn) return;
		writer.note();
		writer.save();
	}, [states, writer]);

	const offers = JSON.stringify(cv.offers);
	useEffect(() => {
		if (offers === knownOffers.current) return;
		knownOffers.current = offers;
		writer.note();
		writer.save();
	}, [offers, writer]);

	return {
		isOn,
		isSaved,
		restoredFrom,
		keepsUploads,
		source,
		forget() {
			writer.drop();
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
			if (!on) return writer.drop();
			writer.note();
			writer.save();
		},
	};
}
