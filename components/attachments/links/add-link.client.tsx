"use client";

import { Button } from "@/components/ui/button";
import type { LinkMessages } from "@/lib/link-check/messages";

interface Props {
	/** Id of the button. */
	id: string;
	/** The document that gets the link, for screen readers. */
	of: string;
	/** Why no link can be added just now, or null. */
	closed: "blank" | "full" | null;
	messages: LinkMessages;
	disabled: boolean;
	onAdd(): void;
}

/** The button that adds a link. While no link can be added, it says why and remains focusable. */
export function AddLink({ id, of, closed, messages, disabled, onAdd }: Props) {
	const reason = closed && (closed === "blank" ? messages.LINK_ADD_BLANK : messages.LINK_ADD_FULL);
	return (
		<p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 plain:hidden">
			<Button
				quiet
				id={id}
				disabled={disabled}
				aria-disabled={closed ? true : undefined}
				aria-describedby={reason ? `${id}-reason` : undefined}
				onClick={onAdd}
				className="aria-disabled:cursor-not-allowed aria-disabled:text-muted"
			>
				{messages.LINK_ADD}
				<span className="sr-only"> {of}</span>
			</Button>
			{reason && (
				<span id={`${id}-reason`} className="text-muted text-sm">
					{reason}
				</span>
			)}
		</p>
	);
}
