"use client";

import { type RefObject, useRef } from "react";
import type { UploadWords } from "@/lib/upload/words";
import { UploadRow } from "./upload-row.client";
import { useRowFocus } from "./use-row-focus.client";
import type { UploadsView } from "./use-uploads.client";

interface Props {
	uploads: UploadsView;
	/** Gets the focus when the last row goes. */
	input: RefObject<HTMLInputElement | null>;
	words: UploadWords;
	disabled: boolean;
	onRemoved(): void;
}

/** The rows of a slot's files. */
export function UploadList({ uploads, input, words, disabled, onRemoved }: Props) {
	const { attachments, cancel, retry, remove } = uploads;
	const list = useRef<HTMLUListElement>(null);
	const noteRemoval = useRowFocus(list, input, attachments.length);
	if (attachments.length === 0) return null;
	return (
		<ul ref={list} aria-label={words.UPLOAD_FILES} className="mt-2 grid gap-2">
			{attachments.map((file, index) => (
				<UploadRow
					key={file.identifier}
					file={file}
					words={words}
					disabled={disabled}
					onCancel={() => cancel(file.identifier)}
					onRetry={() => retry(file.identifier)}
					onRemove={() => {
						noteRemoval(index);
						remove(file.identifier);
						onRemoved();
					}}
				/>
			))}
		</ul>
	);
}
