"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import { FieldError } from "@/components/ui/field-error";
import { useRunning } from "@/components/ui/use-running.client";
import { acceptWithPictures } from "@/lib/upload/pictures/is-picture";
import type { FilePolicy } from "@/lib/upload/slot/policy";
import { PictureSlot } from "../pictures/picture-slot.client";
import { DropZone } from "./drop-zone.client";
import { IntakeMessages } from "./intake-messages.client";
import { NoPicker } from "./no-picker.client";
import { pageLanguage } from "./page-language";
import { announcement } from "./row-text";
import { UploadList } from "./upload-list.client";
import { useAnnouncement } from "./use-announcement.client";
import { useDropGuard } from "./use-drop-guard.client";
import type { Slot } from "./use-slot.client";

/** The file field's name for browsers without script; without a name they send no files. */
export interface PlainField {
	name: string;
	/** True if only a file answers the question, so that the browser itself may require one. */
	isOnlyWay: boolean;
}

interface Props {
	slot: Slot;
	plain: PlainField | undefined;
	required: boolean;
	/** Shown below the zone, as `<inputId>-error`. */
	error: string | undefined;
	/** Ids of what describes the input. */
	describedBy: string | undefined;
}

/** When the focused input closes, the focus moves to the list: on a button, the next key press would undo the pick. */
function useFocusOfFull(
	full: boolean,
	input: RefObject<HTMLInputElement | null>,
	list: RefObject<HTMLUListElement | null>,
) {
	useLayoutEffect(() => {
		if (full && document.activeElement === input.current) list.current?.focus();
	}, [full, input, list]);
}

/** The file types that the input offers. Pictures that a script can convert are not offered without script. */
const acceptOf = ({ accept, pictures }: FilePolicy, isRunning: boolean) =>
	accept && pictures && isRunning ? acceptWithPictures(accept) : accept;

/** A slot without its label: where files come in, what is wrong, the files. */
export function FileArea({ slot, plain, required, error, describedBy }: Props) {
	const { attachments, full, inputId, intake, messages, disabled } = slot;
	const isRunning = useRunning();
	const input = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const announced = useAnnouncement(attachments, (before, after) =>
		announcement(before, after, { messages, language: pageLanguage() }),
	);
	useFocusOfFull(full, input, list);
	useDropGuard();
	return (
		<>
			<DropZone
				input={input}
				id={inputId}
				name={plain?.name}
				policy={slot.policy}
				accept={acceptOf(slot.policy, isRunning && slot.desk !== undefined)}
				// Without script a field that sends nothing, or that a link makes up for, would hold up the form for ever.
				required={required && attachments.length === 0 && (isRunning || plain?.isOnlyWay === true)}
				disabled={disabled}
				isFull={full}
				isInvalid={error !== undefined}
				describedBy={describedBy}
				messages={messages}
				onFiles={intake.take}
			/>
			<NoPicker input={input} messages={messages} />
			<FieldError id={`${inputId}-error`} text={error} />
			<IntakeMessages intake={intake} messages={messages} />
			<PictureSlot slot={slot} input={input} />
			<UploadList
				id={full ? slot.id : undefined}
				list={list}
				attachments={attachments}
				uploads={slot.uploads}
				input={input}
				messages={messages}
				disabled={disabled}
				persists={slot.persists}
				onRemoved={intake.clear}
			/>
			<p role="status" className="sr-only">
				{announced}
			</p>
		</>
	);
}
