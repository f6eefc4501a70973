"use client";

import type { Attachment } from "@/lib/upload/attachment";
import type { UploadMessages } from "@/lib/upload/messages";
import type { Desk } from "@/lib/upload/pictures/desk";
import { isFull } from "@/lib/upload/slot/fit";
import type { FilePolicy } from "@/lib/upload/slot/policy";
import type { Uploads } from "@/lib/upload/uploads";
import { type Intake, useIntake } from "./use-intake.client";
import { useUploads } from "./use-uploads.client";

interface Settings {
	/** The target of an error summary's link. */
	id: string;
	uploads: Uploads;
	policy: FilePolicy;
	/** The desk where photos wait for their upload; undefined if they are uploaded as they are. */
	desk?: Desk;
	messages: UploadMessages;
	disabled: boolean;
	/** Whether this device may store unfinished uploads; only then the rows say so. */
	persists: boolean;
}

/** A slot as its parts see it. */
export interface Slot extends Settings {
	attachments: readonly Attachment[];
	/** True if nothing more fits. The input is closed then, and the list has the slot's id. */
	full: boolean;
	/** Id of the file input, for its label. */
	inputId: string;
	intake: Intake;
}

/** The files of one slot and the ways into it. */
export function useSlot(settings: Settings): Slot {
	const { id, uploads, policy } = settings;
	const attachments = useUploads(uploads);
	const intake = useIntake(settings);
	const full = isFull(policy, attachments);
	return { ...settings, attachments, full, inputId: full ? `${id}-input` : id, intake };
}
