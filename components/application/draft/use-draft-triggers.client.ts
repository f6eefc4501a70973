"use client";

import { useEffect, useRef } from "react";
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

/** Tells when a draft is to be written, and when it is gone. */
export function useDraftTriggers({ formKey, form, ...handlers }: Triggers): void {
	const latest = useRef(handlers);
	latest.current = handlers;

	useEffect(() => {
		const stop = form.subscribe({ formState: { values: true }, callback: () => latest.current.onChange() });
		const leave = () => latest.current.onLeave();
		const follow = ({ key, newValue }: StorageEvent) => {
			if (key === draftKey(formKey) && newValue === null) latest.current.onDeleted();
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
