"use client";

import type { LinkWords } from "@/lib/links/words";
import { LinkAction } from "./link-action";

interface Props {
	/** Id of the button. */
	id: string;
	/** Why no link can be added just now, or null. */
	closed: "blank" | "full" | null;
	words: LinkWords;
	disabled: boolean;
	onAdd(): void;
}

/** The button that adds a link. While that can't be, it says why and can still be reached. */
export function AddLink({ id, closed, words, disabled, onAdd }: Props) {
	const reason = closed && (closed === "blank" ? words.LINK_ADD_BLANK : words.LINK_ADD_FULL);
	return (
		<p className="flex flex-wrap items-center gap-x-2 [@media(scripting:none)]:hidden">
			<LinkAction
				id={id}
				disabled={disabled}
				aria-disabled={closed ? true : undefined}
				aria-describedby={reason ? `${id}-reason` : undefined}
				onClick={onAdd}
			>
				{words.LINK_ADD}
			</LinkAction>
			{reason && (
				<span id={`${id}-reason`} className="text-muted text-sm">
					{reason}
				</span>
			)}
		</p>
	);
}
