"use client";

import { useEffect, useState } from "react";
import { fieldId } from "@/components/attachments/field-id";
import { repeatEarlyClick } from "./early-click";
import type { FormFields } from "./form-fields";
import type { FormTools } from "./form-tools.client";

function namesOfFilled(values: FormFields) {
	const names = Object.keys(values) as (keyof FormFields)[];
	return names.filter((name) => typeof values[name] === "string" && values[name] !== "");
}

/**
 * False in the server's HTML, true after hydration. What was entered and left
 * before that has missed its check, so it counts as touched then, and is checked.
 */
export function useEarlyInput({ getValues, setValue }: FormTools["form"]): boolean {
	const [hydrated, setHydrated] = useState(false);

	useEffect(() => {
		setHydrated(true);
		const inHand = document.activeElement?.id;
		for (const name of namesOfFilled(getValues())) {
			if (fieldId(name) !== inHand) setValue(name, getValues(name), { shouldTouch: true, shouldValidate: true });
		}
		repeatEarlyClick();
	}, [getValues, setValue]);

	return hydrated;
}
