"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EmailCheck } from "@/lib/sign-up/email-check";
import { WIZARD_FIELDS, type WizardField, type WizardValues } from "./wizard-form";

type Form = Pick<UseFormReturn<WizardValues>, "getValues" | "setValue" | "subscribe">;

/**
 * Follows the input: has the email checked, reports changed fields to `onChange`, and returns whether any field has a
 * value. Input from before hydration hasn't been validated, so it counts as touched.
 */
export function useEntered(
	{ getValues, setValue, subscribe }: Form,
	check: EmailCheck,
	onChange: (field: WizardField) => void,
): boolean {
	const [hasEntered, setEntered] = useState(false);

	useEffect(() => {
		const follow = () => {
			const values = getValues();
			check.change(values.email ?? "");
			setEntered(WIZARD_FIELDS.some((field) => Boolean(values[field])));
		};
		const inHand = document.activeElement?.getAttribute("name");
		for (const field of WIZARD_FIELDS.filter((one) => Boolean(getValues(one)) && one !== inHand)) {
			setValue(field, getValues(field), { shouldTouch: true, shouldValidate: true });
		}
		follow();
		return subscribe({
			formState: { values: true },
			callback({ name }) {
				const changed = WIZARD_FIELDS.find((field) => field === name);
				if (changed) onChange(changed);
				follow();
			},
		});
	}, [check, getValues, setValue, subscribe, onChange]);

	return hasEntered;
}
