"use client";

import { useEffect, useState } from "react";
import type { FormFields } from "../form-fields";
import { useFormTools } from "../form-tools.client";
import { watchField } from "./watch-field";

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
		return watchField(form, path, take);
	}, [form, path]);
	return text;
}
