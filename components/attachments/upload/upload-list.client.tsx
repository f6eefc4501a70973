"use client";

import type { RefObject } from "react";
import type { Attachment } from "@/lib/upload/attachment";
import type { UploadMessages } from "@/lib/upload/messages";
import type { Uploads } from "@/lib/upload/uploads";
import { UploadRow } from "./upload-row.client";
import { useRowFocus } from "./use-row-focus.client";

interface Props {
	/** Id of the list while it replaces a closed file input, so that an error summary's link reaches it. */
	id: string | undefined;
	list: RefObject<HTMLUListElement | null>;
	attachments: readonly Attachment[];
	uploads: Uploads;
	/** Receives the focus when the last row is removed. */
	input: RefObject<HTMLInputElement | null>;
	messages: UploadMessages;
	disabled: boolean;
	/** Whether this device may store unfinished uploads. */
	persists: boolean;
	onRemoved(): void;
}

/** The rows of a slot's files. */
export function UploadList({ id, list, attachments, uploads, input, messages, disabled, persists, onRemoved }: Props) {
	const noteRemoval = useRowFocus(list, input, attachments.length);
	if (attachments.length === 0) return null;
	return (
		<ul
			ref={list}
			id={id}
			tabIndex={id ? -1 : undefined}
			aria-label={messages.UPLOAD_FILES}
			className="mt-2 grid gap-2"
		>
			{attachments.map((file, index) => (
				<UploadRow
					key={file.identifier}
					file={file}
					messages={messages}
					disabled={disabled}
					persists={persists}
					onCancel={() => uploads.cancel(file.identifier)}
					onRetry={() => uploads.retry(file.identifier)}
					onContinue={uploads.proceed}
					onRemove={() => {
						noteRemoval(index);
						uploads.remove(file.identifier);
						onRemoved();
					}}
				/>
			))}
		</ul>
	);
}
