"use client";

import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog.client";
import { fill } from "@/lib/text/fill";
import type { UploadMessages } from "@/lib/upload/messages";
import { displaySize } from "@/lib/upload/size";

interface Props {
	file: File;
	messages: UploadMessages;
	/** Told whether to send the file; dismissing means no. */
	onAnswer(proceed: boolean): void;
}

const PROCEED = "proceed";

// The product's warning red in light and dark alike. White has 4.2 : 1 on it, which is enough for large bold text only.
const WARNING =
	"inline-flex min-h-12 items-center justify-center rounded-lg border border-transparent bg-[#ed2453] px-6 py-3 text-center font-bold text-white text-xl";

/** Warns before a very large file is sent. */
export function LargeFileDialog({ file, messages, onAnswer }: Props) {
	const { value, unit } = displaySize(file.size);
	return (
		<Dialog heading={messages.FILE_LARGE_TITLE} onClose={(answer) => onAnswer(answer === PROCEED)}>
			<p className="mt-3 text-muted">{fill(messages.FILE_LARGE, { name: file.name, size: value, unit })}</p>
			<div className="mt-6 grid gap-3">
				<button type="button" className={WARNING} onClick={({ currentTarget }) => closeDialog(currentTarget, PROCEED)}>
					{messages.FILE_LARGE_PROCEED}
				</button>
				<Button quiet onClick={({ currentTarget }) => closeDialog(currentTarget, "")}>
					{messages.FILE_LARGE_CANCEL}
				</Button>
			</div>
		</Dialog>
	);
}
