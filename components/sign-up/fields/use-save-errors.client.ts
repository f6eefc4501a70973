"use client";

import { useEffect } from "react";
import { registration } from "@/lib/client-state/registration";
import { useSlice } from "@/lib/client-state/use-slice.client";
import type { SignUpField } from "@/lib/sign-up/values";

/** Ends what was said of a field: it has changed since. */
function settle(field: SignUpField): void {
	const { [field]: error, ...save_errors } = registration.get().save_errors;
	if (error) registration.set({ save_errors });
}

/** What was refused of the fields of one form; the client state alone holds it, and forgets it with the form. */
export function useSaveErrors() {
	const { save_errors } = useSlice(registration);
	useEffect(() => () => registration.reset(), []);
	return {
		/** The first sentence that was said of a field. */
		refusalOf: (field: SignUpField): string | undefined => save_errors[field]?.[0],
		settle,
	};
}
