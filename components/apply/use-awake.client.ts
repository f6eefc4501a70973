"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FieldName } from "@/lib/application/values";
import type { FormFields } from "./form-errors";

function namesOfFilled(values: FormFields): FieldName[] {
	const names = Object.keys(values) as FieldName[];
	return names.filter((name) => typeof values[name] === "string" && values[name] !== "");
}

/**
 * False in the server's HTML, true once the form has come to life in the browser. What was entered and left
 * before that has missed its check, so it counts as touched then, and is checked.
 */
export function useAwake({ getValues, setValue }: Pick<UseFormReturn<FormFields>, "getValues" | "setValue">): boolean {
	const [awake, setAwake] = useState(false);

	useEffect(() => {
		setAwake(true);
		const inHand = document.activeElement?.getAttribute("name");
		for (const name of namesOfFilled(getValues())) {
			if (name !== inHand) setValue(name, getValues(name), { shouldTouch: true, shouldValidate: true });
		}
	}, [getValues, setValue]);

	return awake;
}
