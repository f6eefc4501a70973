"use client";

import type { LinkWords } from "@/lib/link-check/words";
import { LinkAction } from "./link-action";

interface Props {
	/** Id of the button. */
	id: string;
	words: LinkWords;
	disabled: boolean;
	onUndo(): void;
}

/** What stands where a link was: that it is gone, and the way back. */
export function RemovedLink({ id, words, disabled, onUndo }: Props) {
	return (
		<p className="flex flex-wrap items-center gap-x-1 text-muted text-sm">
			<span id={`${id}-text`}>{words.LINK_REMOVED}</span>
			<LinkAction id={id} aria-describedby={`${id}-text`} disabled={disabled} onClick={onUndo}>
				{words.LINK_UNDO}
			</LinkAction>
		</p>
	);
}
