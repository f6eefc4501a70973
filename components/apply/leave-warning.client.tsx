"use client";

import { useEffect, useState } from "react";
import { useFormTools } from "./form-tools.client";
import { useLeaveWarning } from "./use-leave-warning.client";

/** Asks before the page is left once anything was entered, or while the form holds a file. */
export function LeaveWarning({ hasFiles }: { hasFiles: boolean }) {
	const { form } = useFormTools();
	const [isChanged, setIsChanged] = useState(false);
	useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setIsChanged(true) }), [form]);
	useLeaveWarning(isChanged || hasFiles);
	return null;
}
