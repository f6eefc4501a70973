"use client";

import type { LinkMessages } from "@/lib/link-check/messages";
import { LinkAction } from "./link-action";

interface Props {
	/** Id of the button. */
	id: string;
	messages: LinkMessages;
	disabled: boolean;
	onUndo(): void;
}

/** Replaces a removed link: a notice with an undo button. */
export function RemovedLink({ id, messages, disabled, onUndo }: Props) {
	return (
		<p className="flex flex-wrap items-center gap-x-1 text-muted text-sm">
			<span id={`${id}-text`}>{messages.LINK_REMOVED}</span>
			<LinkAction id={id} aria-describedby={`${id}-text`} disabled={disabled} onClick={onUndo}>
				{messages.LINK_UNDO}
			</LinkAction>
		</p>
	);
}
