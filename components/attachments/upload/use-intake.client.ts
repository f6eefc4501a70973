"use client";

import { type ClipboardEvent, useState } from "react";
import type { RefusedFile } from "@/lib/upload/intake";
import type { UploadMessages } from "@/lib/upload/messages";
import { wantsConsent } from "@/lib/upload/slot/fit";
import { pastedName } from "@/lib/upload/slot/pasted";
import type { FilePolicy } from "@/lib/upload/slot/policy";
import type { Uploads } from "@/lib/upload/uploads";

interface State {
	/** What the slot didn't take of the last files. */
	refused: readonly RefusedFile[];
	/** Files in the order of their picking, the first of which waits for the person's consent. */
	asking: readonly File[];
}

const NOTHING: State = { refused: [], asking: [] };

/** How files come into a slot. */
export interface Intake extends State {
	/** Adds files one by one; stops at a very large one until `answer` is called. */
	take(files: readonly File[]): void;
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
	messages: UploadMessages;
	disabled: boolean;
}

/** Whether a paste is meant for the text field that has the focus, though a picture of the text comes with it. */
const isForText = ({ target, clipboardData }: ClipboardEvent): boolean =>
	target instanceof HTMLInputElement && target.type !== "file" && clipboardData.types.includes("text/plain");

function pastedFile(file: File, pattern: string): File {
	const name = pastedName(file, pattern, new Date());
	return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** Picking, dropping and pasting, with what has to be asked or said about a file. */
export function useIntake({ uploads, policy, messages, disabled }: Settings): Intake {
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

	return {
		...state,
		take(files) {
			// Also into a slot that closed meanwhile: a chooser may have been open, and a file that was picked must not vanish.
			go(files, []);
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
			go(
				files.map((file) => pastedFile(file, messages.UPLOAD_PASTED)),
				[],
			);
		},
	};
}
