"use client";

import { describedBy } from "@/components/ui/described-by";
import { FieldLabel } from "@/components/ui/field-label";
import type { UploadMessages } from "@/lib/upload/messages";
import type { Desk } from "@/lib/upload/pictures/desk";
import type { FilePolicy } from "@/lib/upload/slot/policy";
import type { Uploads } from "@/lib/upload/uploads";
import { FileArea, type PlainField } from "./file-area.client";
import { useSlot } from "./use-slot.client";

interface Props {
	/**
	 * The target of an error summary's link: the id of the file input, or of its list while a full slot's input is
	 * closed.
	 */
	id: string;
	plain?: PlainField;
	label: string;
	hint?: string;
	required: boolean;
	policy: FilePolicy;
	/** The slot's engine, made once by the form. */
	uploads: Uploads;
	/** Where photos wait for their upload; missing if they are uploaded unchanged. */
	desk?: Desk;
	messages: UploadMessages;
	error?: string;
	disabled?: boolean;
	/** Whether this device may store unfinished uploads. */
	persists?: boolean;
}

/** The files of one question: picked, dropped or pasted, uploaded immediately, each in a row. */
export function UploadSlot({
	plain,
	label,
	hint,
	required,
	error,
	disabled = false,
	persists = true,
	...settings
}: Props) {
	const slot = useSlot({ ...settings, disabled, persists });
	const { inputId } = slot;
	return (
		<div onPaste={slot.intake.onPaste}>
			<FieldLabel id={inputId} named label={label} hint={hint} required={required} />
			<FileArea
				slot={slot}
				plain={plain}
				required={required}
				error={error}
				describedBy={describedBy(inputId, { hint, error })}
			/>
		</div>
	);
}
