"use client";

import { useEffect, useState } from "react";
import { useLeaveWarning } from "@/components/ui/use-leave-warning.client";
import type { AdditionalField } from "@/lib/application/additional-field";
import { isEmptyDraft, newDraft } from "@/lib/application/draft";
import { readValues } from "./form-fields";
import { useFormTools } from "./form-tools.client";

interface Props {
	fields: readonly AdditionalField[];
	/** Whether leaving now loses a file. */
	losesFiles: boolean;
}

/** Asks before leaving if anything was entered, even before hydration, or a file would be lost. */
export function LeaveWarning({ fields, losesFiles }: Props) {
	const { form } = useFormTools();
	const [isChanged, setIsChanged] = useState(false);
	useEffect(() => {
		if (!isEmptyDraft(newDraft(readValues(form.getValues(), fields), {}, 0), fields)) setIsChanged(true);
		return form.subscribe({ formState: { values: true }, callback: () => setIsChanged(true) });
	}, [form, fields]);
	useLeaveWarning(isChanged || losesFiles);
	return null;
}
