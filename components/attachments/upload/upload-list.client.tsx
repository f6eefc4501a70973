"use client";

import type { RefObject } from "react";
import type { Attachment } from "@/lib/upload/attachment";
import type { Uploads } from "@/lib/upload/uploads";
import type { UploadWords } from "@/lib/upload/words";
import { UploadRow } from "./upload-row.client";
import { useRowFocus } from "./use-row-focus.client";

interface Props {
	/** Id of the list when it stands in for a file input that is closed, so that an error summary's link reaches it. */
	id: string | undefined;
	list: RefObject<HTMLUListElement | null>;
	attachments: readonly Attachment[];
	uploads: Uploads;
	/** Gets the focus when the last row goes. */
	input: RefObject<HTMLInputElement | null>;
	words: UploadWords;
	disabled: boolean;
	/** Whether unfinished uploads may be kept on this device. */
	keeps: boolean;
	onRemoved(): void;
}

/** The rows of a slot's files. */
export function UploadList({ id, list, attachments, uploads, input, words, disabled, keeps, onRemoved }: Props) {
	const noteRemoval = useRowFocus(list, input, attachments.length);
	if (attachments.length === 0) return null;
	return (
		<ul ref={list} id={id} tabIndex={id ? -1 : undefined} aria-label={words.UPLOAD_FILES} className="mt-2 grid gap-2">
			{attachments.map((file, index) => (
				<UploadRow
					key={file.identifier}
					file={file}
					words={words}
					disabled={disabled}
					keeps={keeps}
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
