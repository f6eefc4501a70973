"use client";

import { useEffect, useEffectEvent } from "react";
import { draftKey } from "@/lib/application/draft";
import type { FormTools } from "../form-tools.client";

interface Triggers {
	formKey: string;
	form: FormTools["form"];
	/** A value of the form changed. */
	onChange(): void;
	/** The page goes, or is no longer looked at. */
	onLeave(): void;
	/** Another tab deleted the draft. */
	onDeleted(): void;
}

/** Triggers writing a draft, and reports when it was deleted. */
export function useDraftTriggers({ formKey, form, ...handlers }: Triggers): void {
	const onChange = useEffectEvent(handlers.onChange);
	const onLeave = useEffectEvent(handlers.onLeave);
	const onDeleted = useEffectEvent(handlers.onDeleted);

	useEffect(() => {
		const stop = form.subscribe({ formState: { values: true }, callback: () => onChange() });
		const leave = () => onLeave();
		const follow = ({ key, newValue }: StorageEvent) => {
			if (key === draftKey(formKey) && newValue === null) onDeleted();
		};
		window.addEventListener("storage", follow);
		window.addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", leave);
		return () => {
			stop();
			window.removeEventListener("storage", follow);
			window.removeEventListener("pagehide", leave);
			document.removeEventListener("visibilitychange", leave);
		};
	}, [form, formKey]);
}
