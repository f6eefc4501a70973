"use client";

import type { ReactNode } from "react";
import { describedBy } from "@/components/ui/described-by";
import type { Links } from "@/lib/link-check/links";
import type { LinkMessages } from "@/lib/link-check/messages";
import type { UploadMessages } from "@/lib/upload/messages";
import type { Desk } from "@/lib/upload/pictures/desk";
import type { FilePolicy } from "@/lib/upload/slot/policy";
import type { Uploads } from "@/lib/upload/uploads";
import { LinkList } from "./links/link-list.client";
import { useLinks } from "./links/use-links.client";
import { FileArea, type PlainField } from "./upload/file-area.client";
import { useSlot } from "./upload/use-slot.client";

interface Props {
	/**
	 * The target of an error summary's link: the id of the file input, or of its list while a full slot's input is
	 * closed.
	 */
	id: string;
	plain?: PlainField;
	label: string;
	hint?: ReactNode;
	required: boolean;
	policy: FilePolicy;
	/** The slot's engines, made once by the form. */
	uploads: Uploads;
	links: Links;
	desk?: Desk;
	messages: UploadMessages & LinkMessages;
	error?: string;
	disabled?: boolean;
	/** Whether this device may store unfinished uploads. */
	persists?: boolean;
	/** True once sending was tried: empty links then count as wrong. */
	showBlank?: boolean;
}

/** One requested document: its files and links, under one name. */
export function DocumentSlot({
	plain,
	label,
	hint,
	required,
	links,
	error,
	showBlank,
	persists = true,
	...settings
}: Props) {
	const { id, messages, disabled = false } = settings;
	const slot = useSlot({ ...settings, disabled, persists });
	const hasLinks = useLinks(links).length > 0;
	const { inputId } = slot;
	return (
		<fieldset className="min-w-0" onPaste={slot.intake.onPaste}>
			<legend className="font-medium text-ink">
				<label id={`${inputId}-label`} htmlFor={inputId}>
					{label}
					{required && <span aria-hidden="true">{"\u00a0*"}</span>}
				</label>
			</legend>
			{hint && (
				<p id={`${inputId}-hint`} className="text-muted text-sm">
					{hint}
				</p>
			)}
			<FileArea
				slot={slot}
				plain={plain}
				required={required && !hasLinks}
				error={error}
				describedBy={describedBy(inputId, { hint, error })}
			/>
			<LinkList id={id} of={label} links={links} messages={messages} disabled={disabled} showBlank={showBlank} />
		</fieldset>
	);
}
