"use client";

import { useFormState } from "react-hook-form";
import { useFormTools } from "./form-tools.client";
import { useLeaveWarning } from "./use-leave-warning.client";

/** Asks before the page is left while the form holds anything. */
export function LeaveWarning({ hasFiles }: { hasFiles: boolean }) {
	const { form } = useFormTools();
	const { isDirty } = useFormState({ control: form.control });
	useLeaveWarning(isDirty || hasFiles);
	return null;
}
