"use client";

import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { FieldError } from "@/components/ui/field-error";
import { DropZone } from "./drop-zone.client";
import { IntakeMessages } from "./intake-messages.client";
import { pageLanguage } from "./page-language";
import { announcement } from "./row-text";
import { UploadList } from "./upload-list.client";
import { useAnnouncement } from "./use-announcement.client";
import { useDropGuard } from "./use-drop-guard.client";
import type { Slot } from "./use-slot.client";

interface Props {
	slot: Slot;
	/** Name of the file field, for browsers that run no script; without one they send nothing. */
	name: string | undefined;
	required: boolean;
	/** Shown below the zone, as `<inputId>-error`. */
	error: string | undefined;
	/** Ids of what describes the input. */
	describedBy: string | undefined;
}

/** When the input closes under the focus, the focus goes on to the list: on a button the next key would undo the pick. */
function useFocusOfFull(
	full: boolean,
	input: RefObject<HTMLInputElement | null>,
	list: RefObject<HTMLUListElement | null>,
) {
	useLayoutEffect(() => {
		if (full && document.activeElement === input.current) list.current?.focus();
	}, [full, input, list]);
}

const never = () => () => undefined;

/** False in the server's HTML. */
const useAwake = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);

/** A slot without its label: where files come in, what is wrong, the files. */
export function FileArea({ slot, name, required, error, describedBy }: Props) {
	const { attachments, full, inputId, intake, words, disabled } = slot;
	const awake = useAwake();
	const input = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const said = useAnnouncement(attachments, (before, after) =>
		announcement(before, after, { words, language: pageLanguage() }),
	);
	useFocusOfFull(full, input, list);
	useDropGuard();
	return (
		<>
			<DropZone
				input={input}
				id={inputId}
				name={name}
				policy={slot.policy}
				// Without script a field that sends nothing would hold up the form for ever.
				required={required && attachments.length === 0 && (awake || name !== undefined)}
				disabled={disabled}
				isFull={full}
				isInvalid={error !== undefined}
				describedBy={describedBy}
				words={words}
				onFiles={intake.take}
			/>
			<FieldError id={`${inputId}-error`} text={error} />
			<IntakeMessages intake={intake} words={words} />
			<UploadList
				id={full ? slot.id : undefined}
				list={list}
				attachments={attachments}
				uploads={slot.uploads}
				input={input}
				words={words}
				disabled={disabled}
				keeps={slot.keeps}
				onRemoved={intake.clear}
			/>
			<p role="status" className="sr-only">
				{said}
			</p>
		</>
	);
}
