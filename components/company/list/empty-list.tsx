import type { MouseEvent } from "react";
import { ButtonLink } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import type { ListState } from "@/lib/company/list-state";
import { emptyText, type ListMessages } from "./list-messages";

interface Props {
	/** Path of the whole list. */
	path: string;
	/** The list, whose search found nothing if there was one. */
	state: ListState;
	messages: ListMessages;
	/** Clears the search without loading a new document. */
	onClear: () => void;
}

/** Says what to do where there are no companies, and leads back to all of them. */
export function EmptyList({ path, state, messages, onClear }: Props) {
	const { pagination, found } = state;

	function clear(event: MouseEvent) {
		event.preventDefault();
		onClear();
	}

	return (
		<div className="flex flex-col items-center gap-3 rounded-2xl border bg-surface px-4 py-10 text-center">
			<LostPlanet />
			<p className="max-w-prose text-muted">{emptyText(state, messages)}</p>
			{found && (
				<ButtonLink href={path} onClick={clear} quiet>
					{messages.searchClear}
				</ButtonLink>
			)}
			{!found && pagination.total > 0 && (
				<ButtonLink href={path} quiet>
					{messages.firstPage}
				</ButtonLink>
			)}
		</div>
	);
}
