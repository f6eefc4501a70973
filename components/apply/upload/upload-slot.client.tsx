"use client";

import { useEffect, useId, useRef, useState } from "react";
import { FieldError } from "@/components/ui/field-error";
import { FieldLabel } from "@/components/ui/field-label";
import { fill } from "@/lib/text/fill";
import type { Attachment } from "@/lib/upload/attachment";
import type { UploadPurpose } from "@/lib/upload/browser/paths";
import { browserPorts } from "@/lib/upload/browser/ports";
import type { SlotKind } from "@/lib/upload/rules";
import { createUploads, type RefusedFile, type Uploads } from "@/lib/upload/uploads";
import type { UploadWords } from "@/lib/upload/words";
import { DropZone } from "./drop-zone.client";
import { announcement } from "./row-text";
import { UploadList } from "./upload-list.client";
import { useUploads } from "./use-uploads.client";

interface Props {
	/** Name of the file field, for browsers that run no script. */
	name: string;
	/** Id of the file input, for labels and error summaries; made up when not given. */
	id?: string;
	label: string;
	hint?: string;
	required: boolean;
	accept: SlotKind;
	companyId: string;
	openCode: string;
	slotIndex: number;
	purpose?: UploadPurpose;
	words: UploadWords;
	error?: string;
	disabled?: boolean;
	onChange(attachments: readonly Attachment[]): void;
	/** Another engine than the browser's. */
	createEngine?: () => Uploads;
}

/** Tells a listener what happened since the last time something was said. */
function useAnnouncement(attachments: readonly Attachment[], words: UploadWords): string {
	const [before, setBefore] = useState(attachments);
	const [said, setSaid] = useState("");
	if (before !== attachments) {
		setBefore(attachments);
		const news = announcement(before, attachments, words);
		if (news) setSaid(news);
	}
	return said;
}

/** Tells `onChange` of every new list, and not of a new `onChange`. */
function useTell(attachments: readonly Attachment[], onChange: Props["onChange"]) {
	const tell = useRef(onChange);
	useEffect(() => {
		tell.current = onChange;
	});
	useEffect(() => {
		tell.current(attachments);
	}, [attachments]);
}

/** Files for one requested document: picked or dropped, sent at once, each with its row. */
export function UploadSlot(props: Props) {
	const { label, hint, accept, companyId, openCode, slotIndex, words, error, required, disabled = false } = props;
	const { purpose = "application" } = props;
	const ownId = useId();
	const id = props.id ?? ownId;
	const input = useRef<HTMLInputElement>(null);
	const [refused, setRefused] = useState<RefusedFile[]>([]);
	const create = () => createUploads(accept, browserPorts({ companyId, openCode, slotIndex, purpose }));
	const uploads = useUploads(props.createEngine ?? create);
	const { attachments } = uploads;
	const said = useAnnouncement(attachments, words);
	useTell(attachments, props.onChange);

	const isFull = accept === "cv" && attachments.some(({ status }) => status !== "unsupported");
	return (
		<div>
			<FieldLabel id={id} label={label} hint={hint} required={required} />
			<DropZone
				input={input}
				id={id}
				name={props.name}
				accept={accept}
				required={required && attachments.length === 0}
				disabled={disabled}
				isFull={isFull}
				isInvalid={error !== undefined}
				describedBy={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined}
				words={words}
				tip={isFull ? words.UPLOAD_ONE_CHOSEN : words.UPLOAD_DROP}
				onFiles={(files) => setRefused(uploads.add(files))}
			/>
			<FieldError id={`${id}-error`} text={error} />
			{refused.map(({ filename, code }) => (
				<p key={`${code} ${filename}`} role="alert" className="mt-1.5 font-medium text-danger text-sm">
					{fill(words[code], { name: filename })}
				</p>
			))}
			<UploadList uploads={uploads} input={input} words={words} disabled={disabled} onRemoved={() => setRefused([])} />
			<p role="status" className="sr-only">
				{said}
			</p>
		</div>
	);
}
