"use client";

import { type RefObject, useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { fill } from "@/lib/text/fill";
import type { Desk } from "@/lib/upload/pictures/desk";
import type { Picture } from "@/lib/upload/pictures/page";
import { toDocument } from "@/lib/upload/pictures/to-document";
import { checkPicked } from "@/lib/upload/slot/rules";
import { useAnnouncement } from "../upload/use-announcement.client";
import type { Slot } from "../upload/use-slot.client";
import { AddPicture } from "./add-picture.client";
import { PictureList } from "./picture-list.client";
import { usePreparation } from "./use-preparation.client";

export interface PanelProps {
	slot: Slot;
	desk: Desk;
	/** The pictures on the desk; at least one. */
	pictures: readonly Picture[];
	/** The slot's file input. */
	input: RefObject<HTMLInputElement | null>;
}

/** Whether the slot accepts the pictures as they are: by their types, and only one file if only one fits. */
const takesOriginals = (pictures: readonly Picture[], { policy }: Slot) =>
	(!policy.single || pictures.length === 1) && pictures.every(({ file }) => checkPicked(file, policy) === null);

/** The announcement for screen readers: each new picture with its position. */
function useAdded(pictures: readonly Picture[], { messages }: Slot): string {
	return useAnnouncement(pictures, (before, after) =>
		after
			.map(({ id, file }, index) =>
				before.some((picture) => picture.id === id)
					? ""
					: fill(messages.PICTURES_ADDED, { name: file.name, page: index + 1 }),
			)
			.filter(Boolean)
			.join(" "),
	);
}

/** Pictures before their upload: their order, how they are sent, and the button that sends them. */
export function PicturePanel({ slot, desk, pictures, input }: PanelProps) {
	const { id, intake, messages, disabled, policy, attachments } = slot;
	const [wantsOriginal, setWantsOriginal] = useState(false);
	const added = useAdded(pictures, slot);
	usePreparation(desk, intake.sendUnprepared);
	const pages = pictures.flatMap(({ page }) => page ?? []);
	const mayBeOriginal = takesOriginals(pictures, slot);
	const isOriginal = wantsOriginal && mayBeOriginal;
	const isReady = pages.length === pictures.length;

	function upload() {
		const [first] = pictures;
		if (!first || !isReady) return;
		// Before the button disappears: nothing else would receive its focus.
		input.current?.focus();
		if (isOriginal) {
			desk.empty();
			intake.send(pictures.map(({ file }) => file));
			return;
		}
		const taken = new Set(attachments.map(({ filename }) => filename));
		if (intake.sendDocument(toDocument(pages, first.file, policy, taken))) desk.empty();
	}

	const isSingle = pictures.length === 1;
	const hint = isOriginal ? "PICTURES_ORIGINAL" : isSingle ? "PICTURES_ONE" : "PICTURES_SEVERAL";
	return (
		<section aria-labelledby={`${id}-pictures`} className="mt-2 rounded-lg border border-line p-3">
			<p id={`${id}-pictures`} className="font-medium text-ink">
				{messages.PICTURES_TITLE}
			</p>
			<p className="text-muted text-sm">{messages[hint]}</p>
			<PictureList
				desk={desk}
				pictures={pictures}
				input={input}
				labelledBy={`${id}-pictures`}
				messages={messages}
				disabled={disabled}
			/>
			{mayBeOriginal && (
				<CheckboxField
					id={`${id}-original`}
					label={isSingle ? messages.PICTURE_SEND_ORIGINAL : messages.PICTURE_SEND_ORIGINALS}
					checked={wantsOriginal}
					disabled={disabled}
					onChange={({ currentTarget }) => setWantsOriginal(currentTarget.checked)}
				/>
			)}
			<p className="mt-2 flex flex-wrap gap-3">
				<AddPicture label={messages.PICTURE_ADD} disabled={disabled} onFiles={intake.take} />
				<Button
					disabled={disabled}
					aria-disabled={!isReady || undefined}
					onClick={upload}
					className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
				>
					{messages.PICTURES_UPLOAD}
				</Button>
			</p>
			<p role="status" className="sr-only">
				{added}
			</p>
		</section>
	);
}
