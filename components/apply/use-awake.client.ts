"use client";

import { useEffect, useState } from "react";
import { repeatEarlyClick } from "./early-click";
import { fieldId } from "./field-id";
import type { FormFields } from "./form-fields";
import type { FormTools } from "./form-tools.client";

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

function namesOfFilled(values: FormFields) {
	const names = Object.keys(values) as (keyof FormFields)[];
	return names.filter((name) => isFilled(values[name]));
}

/**
 * False in the server's HTML, true once the form has come to life in the browser. What was entered and left
 * before that has missed its check, so it counts as touched then, and is checked; whoever watches a field is told.
 */
export function useAwake({ getValues, setValue }: FormTools["form"]): boolean {
	const [awake, setAwake] = useState(false);

	useEffect(() => {
		setAwake(true);
		const inHand = document.activeElement?.id;
		for (const name of namesOfFilled(getValues())) {
			const wasLeft = fieldId(name) !== inHand;
			setValue(name, getValues(name), { shouldTouch: wasLeft, shouldValidate: wasLeft });
		}
		repeatEarlyClick();
	}, [getValues, setValue]);

	return awake;
}
