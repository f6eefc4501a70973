"use client";

import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog.client";
import { fill } from "@/lib/text/fill";
import type { UploadWords } from "@/lib/upload/words";

interface Props {
	/** Names of the files that the slot has already. */
	filenames: readonly string[];
	words: UploadWords;
	onClose(): void;
}

/** Says that documents of these names are in the slot already, so that they were not added again. */
export function SameFileDialog({ filenames, words, onClose }: Props) {
	return (
		<Dialog heading={words.DOCUMENT_EXIST_TITLE} onClose={onClose}>
			{filenames.map((name) => (
				<p key={name} className="mt-3 text-muted">
					{fill(words.DOCUMENT_EXIST, { name })}
				</p>
			))}
			<Button className="mt-6" onClick={({ currentTarget }) => closeDialog(currentTarget, "")}>
				{words.DOCUMENT_EXIST_CLOSE}
			</Button>
		</Dialog>
	);
}
