"use client";

import { useEffect, useState } from "react";
import type { FormFields } from "../form-fields";
import { useFormTools } from "../form-tools.client";

/** The text in a field, followed also when something else than typing puts it there. */
export function useFieldText(path: string): string {
	const { form } = useFormTools();
	const [text, setText] = useState("");
	useEffect(() => {
		const name = path as keyof FormFields;
		const take = () => {
			const value = form.getValues(name);
			setText(typeof value === "string" ? value : "");
		};
		// Before the first look: the form gives no values to its parts until one of them has subscribed.
		const unsubscribe = form.subscribe({ name, exact: true, formState: { values: true }, callback: take });
		take();
		return unsubscribe;
	}, [form, path]);
	return text;
}
