"use client";

import { Button } from "@/components/ui/button";
import type { LinkWords } from "@/lib/link-check/words";

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
				{words.LINK_ADD}
			</Button>
			{reason && (
				<span id={`${id}-reason`} className="text-muted text-sm">
					{reason}
				</span>
			)}
		</p>
	);
}
