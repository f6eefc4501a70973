"use client";

import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog.client";
import type { UploadMessages } from "@/lib/upload/messages";
import type { Uploads } from "@/lib/upload/uploads";
import { useLongUpload } from "./use-long-upload.client";

interface Props {
	/** The engines of all slots of the page; the same list from render to render. */
	engines: readonly Uploads[];
	messages: UploadMessages;
}

/** Asks for patience, once, when an upload takes more than 5 minutes or the host says that it takes long. */
export function LongUploadDialog({ engines, messages }: Props) {
	const { isOpen, close } = useLongUpload(engines);
	if (!isOpen) return null;
	return (
		<Dialog heading={messages.LONGER_TO_UPLOAD_TITLE} onClose={close}>
			<p className="mt-3 text-muted">{messages.LONGER_TO_UPLOAD}</p>
			<Button className="mt-6" onClick={({ currentTarget }) => closeDialog(currentTarget, "")}>
				{messages.LONGER_TO_UPLOAD_CLOSE}
			</Button>
		</Dialog>
	);
}
