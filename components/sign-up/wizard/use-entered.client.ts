"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EmailCheck } from "@/lib/sign-up/email-check";
import { WIZARD_FIELDS, type WizardValues } from "./wizard-form";

type Form = Pick<UseFormReturn<WizardValues>, "getValues" | "setValue" | "subscribe">;

/**
 * Follows what is entered: has the email checked, and tells whether anything stands in the fields. What was typed
 * before the page came to life has missed its rules, so it counts as touched then.
 */
export function useEntered({ getValues, setValue, subscribe }: Form, check: EmailCheck): boolean {
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
		return subscribe({ formState: { values: true }, callback: follow });
	}, [check, getValues, setValue, subscribe]);

	return hasEntered;
}
