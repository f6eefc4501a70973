"use client";

import { useEffect } from "react";
import { registration } from "@/lib/client-state/registration";
import { useSlice } from "@/lib/client-state/use-slice.client";
import type { SignUpField } from "@/lib/sign-up/values";

/** Removes a field's error after the field changed. */
function settle(field: SignUpField): void {
	const { [field]: error, ...save_errors } = registration.get().save_errors;
	if (error) registration.set({ save_errors });
}

/** The host's errors about the fields of one form. Only the client state holds them; it forgets them with the form. */
export function useSaveErrors() {
	const { save_errors } = useSlice(registration);
	useEffect(() => () => registration.reset(), []);
	return {
		/** The first error of a field. */
		refusalOf: (field: SignUpField): string | undefined => save_errors[field]?.[0],
		settle,
	};
}
