"use client";

import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog.client";
import { fill } from "@/lib/text/fill";
import type { UploadMessages } from "@/lib/upload/messages";

interface Props {
	/** Names of the files that the slot has already. */
	filenames: readonly string[];
	messages: UploadMessages;
	onClose(): void;
}

/** Says that documents of these names are in the slot already, so that they were not added again. */
export function SameFileDialog({ filenames, messages, onClose }: Props) {
	return (
		<Dialog heading={messages.DOCUMENT_EXIST_TITLE} onClose={onClose}>
			{filenames.map((name) => (
				<p key={name} className="mt-3 text-muted">
					{fill(messages.DOCUMENT_EXIST, { name })}
				</p>
			))}
			<Button className="mt-6" onClick={({ currentTarget }) => closeDialog(currentTarget, "")}>
				{messages.DOCUMENT_EXIST_CLOSE}
			</Button>
		</Dialog>
	);
}
