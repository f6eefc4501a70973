"use client";

import { type ClipboardEvent, useState } from "react";
import type { UploadCode } from "@/lib/upload/codes";
import type { RefusedFile } from "@/lib/upload/intake";
import type { UploadMessages } from "@/lib/upload/messages";
import type { Desk } from "@/lib/upload/pictures/desk";
import { isPicture } from "@/lib/upload/pictures/is-picture";
import { checkBeside, wantsConsent } from "@/lib/upload/slot/fit";
import { pastedName } from "@/lib/upload/slot/pasted";
import type { FilePolicy } from "@/lib/upload/slot/policy";
import { checkPicked, sentName } from "@/lib/upload/slot/rules";
import type { Uploads } from "@/lib/upload/uploads";

interface State {
	/** The files that the slot rejected last. */
	refused: readonly RefusedFile[];
	/** Files in the order of picking; the first one waits for the user's consent. */
	asking: readonly File[];
}

const NOTHING: State = { refused: [], asking: [] };

/** The ways in which files reach a slot. */
export interface Intake extends State {
	/** Takes files one by one: pictures go to the desk, others are uploaded. Stops at a very large one until `answer` is called. */
	take(files: readonly File[]): void;
	/** Uploads files as they are. */
	send(files: readonly File[]): void;
	/** Uploads a document made from pictures; false, with the reason in `refused`, if the slot rejects it. */
	sendDocument(file: File): boolean;
	/** Uploads a picture that can't be prepared, as it is; explains what to do if the slot rejects its type. */
	sendUnprepared(file: File): void;
	/** Whether the very large file may be sent. */
	answer(proceed: boolean): void;
	/** Forgets what was refused. */
	clear(): void;
	/** Forgets the files that were refused because the slot has them already. */
	clearSame(): void;
	/** Takes files that are pasted while the focus is anywhere inside the slot. */
	onPaste(event: ClipboardEvent): void;
}

interface Settings {
	uploads: Uploads;
	policy: FilePolicy;
	desk?: Desk;
	messages: UploadMessages;
	disabled: boolean;
}

/** Whether a paste is meant for the focused text field although it also contains a picture of the text. */
const isForText = ({ target, clipboardData }: ClipboardEvent): boolean =>
	target instanceof HTMLInputElement && target.type !== "file" && clipboardData.types.includes("text/plain");

/** The file under a distinct name, if its source gives all pictures the same one. */
function named(file: File, pattern: string): File {
	const name = pastedName(file, pattern, new Date());
	return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** Picking, dropping and pasting, with the resulting questions and messages. */
export function useIntake({ uploads, policy, desk, messages, disabled }: Settings): Intake {
	const [state, setState] = useState(NOTHING);

	function go(files: readonly File[], before: readonly RefusedFile[]) {
		const refused = [...before];
		for (const [index, file] of files.entries()) {
			if (wantsConsent(file, policy, uploads.snapshot())) {
				setState({ refused, asking: files.slice(index) });
				return;
			}
			refused.push(...uploads.add([file]));
		}
		setState({ refused, asking: [] });
	}

	/** Puts pictures on the desk; returns the files that don't belong there. */
	function layOut(files: readonly File[]): RefusedFile[] {
		const pictures = files.map((file) => named(file, messages.PICTURE_NAMELESS));
		const refused = pictures.flatMap(({ name: filename }): RefusedFile[] => {
			const code = checkBeside(filename, policy, uploads.snapshot());
			return code ? [{ filename, code }] : [];
		});
		const fit = pictures.filter(({ name }) => !refused.some(({ filename }) => filename === name));
		const left = desk?.add(fit) ?? [];
		return [...refused, ...left.map(({ name: filename }) => ({ filename, code: "TOO_MANY_FILES" as const }))];
	}

	function take(files: readonly File[]) {
		const pictures = desk && policy.pictures ? files.filter(isPicture) : [];
		go(
			files.filter((file) => !pictures.includes(file)),
			layOut(pictures),
		);
	}

	const refuse = (filename: string, code: UploadCode) =>
		setState(({ asking, refused }) => ({ asking, refused: [...refused, { filename, code }] }));

	return {
		...state,
		// Also into a slot that closed meanwhile: a chooser may have been open, and a file that was picked must not vanish.
		take,
		send: (files) => go(files, []),
		sendDocument(file) {
			const code = checkBeside(file.name, policy, uploads.snapshot()) ?? checkPicked(file, policy);
			setState(({ asking }) => ({ asking, refused: code ? [{ filename: file.name, code }] : [] }));
			if (code) return false;
			uploads.add([file]);
			return true;
		},
		sendUnprepared(file) {
			if (checkPicked(file, policy) === policy.wrongType) return refuse(sentName(file), "PICTURE_UNREADABLE");
			if (state.asking.length === 0) return go([file], state.refused);
			setState(({ asking, refused }) => ({ refused, asking: [...asking, file] }));
		},
		answer(proceed) {
			const [file, ...others] = state.asking;
			const refused = file && proceed ? uploads.add([file]) : [];
			go(others, [...state.refused, ...refused]);
		},
		clear: () => setState(NOTHING),
		clearSame: () =>
			setState(({ refused, asking }) => ({ asking, refused: refused.filter(({ code }) => code !== "DOCUMENT_EXIST") })),
		onPaste(event) {
			const files = [...event.clipboardData.files];
			if (disabled || files.length === 0 || isForText(event)) return;
			event.preventDefault();
			take(files.map((file) => named(file, messages.UPLOAD_PASTED)));
		},
	};
}
