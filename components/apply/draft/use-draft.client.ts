"use client";

import { useEffect, useRef, useState } from "react";
import type { AdditionalField } from "@/lib/application/additional-field";
import { isEmptyDraft, newDraft } from "@/lib/application/draft";
import { deleteDraft, keepsDrafts, loadDraft, saveDraft, setKeepsDrafts } from "@/lib/browser/draft-store";
import { readValues } from "../form-fields";
import type { FormTools } from "../form-tools.client";
import type { Slots } from "../use-slots.client";
import { restoreDraft } from "./restore-draft";

/** Pause in typing after which a draft is written, milliseconds. */
const PAUSE_MS = 400;

export interface DraftView {
	/** Whether drafts are kept on this device; null until the form is awake. */
	isOn: boolean | null;
	/** Whether there is one now. */
	isSaved: boolean;
	/** When the draft that was put back had been written, milliseconds since 1970. */
	restoredFrom: number | null;
	/** Writes no more of this form, and deletes what was written. */
	forget(): void;
	switchTo(on: boolean): void;
}

interface Source {
	code: string;
	form: FormTools["form"];
	fields: readonly AdditionalField[];
	slots: Slots;
}

/** Keeps what is entered on this device, and puts it back when the page is opened again. */
export function useDraft({ code, form, fields, slots }: Source): DraftView {
	const [isOn, setIsOn] = useState<boolean | null>(null);
	const [isSaved, setIsSaved] = useState(false);
	const [restoredFrom, setRestoredFrom] = useState<number | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isOver = useRef(false);

	function save() {
		clearTimeout(timer.current);
		if (isOver.current || !keepsDrafts()) return;
		const draft = newDraft(readValues(form.getValues(), fields), slots.current(), Date.now());
		if (isEmptyDraft(draft)) deleteDraft(code);
		setIsSaved(isEmptyDraft(draft) ? false : saveDraft(code, draft));
	}
	const latestSave = useRef(save);
	latestSave.current = save;

	const { engines, states } = slots;
	useEffect(() => {
		const on = keepsDrafts();
		setIsOn(on);
		const draft = on ? loadDraft(code) : null;
		if (draft) {
			restoreDraft(draft, form, engines);
			setRestoredFrom(draft.savedAt);
			setIsSaved(true);
		}
	}, [code, form, engines]);

	useEffect(() => {
		const later = () => {
			clearTimeout(timer.current);
			timer.current = setTimeout(() => latestSave.current(), PAUSE_MS);
		};
		const atOnce = () => latestSave.current();
		const stop = form.subscribe({ formState: { values: true }, callback: later });
		window.addEventListener("pagehide", atOnce);
		document.addEventListener("visibilitychange", atOnce);
		return () => {
			stop();
			clearTimeout(timer.current);
			window.removeEventListener("pagehide", atOnce);
			document.removeEventListener("visibilitychange", atOnce);
		};
	}, [form]);

	useEffect(() => {
		if (Object.keys(states).length > 0) latestSave.current();
	}, [states]);

	return {
		isOn,
		isSaved,
		restoredFrom,
		forget() {
			isOver.current = true;
			clearTimeout(timer.current);
			deleteDraft(code);
			setIsSaved(false);
		},
		switchTo(on) {
			setKeepsDrafts(on);
			setIsOn(on);
			setIsSaved(false);
			if (on) save();
		},
	};
}
