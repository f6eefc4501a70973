"use client";

import { fieldId } from "@/components/attachments/field-id";
import { UploadSlot } from "@/components/attachments/upload/upload-slot.client";
import { useFormPhase, useFormTools, useProblem } from "../form-tools.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** Files as an answer. */
export function FileAnswer({ field, index }: FieldProps) {
	const { engines, messages } = useFormTools();
	const { locked, keepsUploads } = useFormPhase();
	const error = useProblem(field.key);
	const slot = engines[field.key];
	if (!slot) return null;
	return (
		<UploadSlot
			id={fieldId(field.key)}
			plain={{ name: postedAnswer(index), isOnlyWay: true }}
			label={field.label}
			hint={field.description}
			required={field.isMandatory}
			policy={slot.policy}
			uploads={slot.uploads}
			desk={slot.desk}
			messages={messages}
			error={error}
			disabled={locked}
			persists={keepsUploads}
		/>
	);
}
