"use client";

import { useMemo } from "react";
import type { Control } from "react-hook-form";
import type { FormFields } from "../../../form-fields";

/**
 * The form's control as a list needs it. The library checks a list at once when an entry is added to it, so that
 * an entry would be wrong before anybody could fill it in, unless the form checks on sending only. That is what
 * this control says; all else is the form's own, and fields of entries are checked when they are left.
 */
export function useListControl(control: Control<FormFields>): Control<FormFields> {
	return useMemo(
		() =>
			Object.create(control, {
				_options: { get: () => ({ ...control._options, mode: "onSubmit", reValidateMode: "onSubmit" }) },
			}),
		[control],
	);
}
