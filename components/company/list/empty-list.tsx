import type { MouseEvent } from "react";
import { ButtonLink } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import type { CompanyList } from "@/lib/companies/read-list";
import { emptyText, type ListWords } from "./list-words";

interface Props {
	/** Path of the whole list. */
	path: string;
	list: CompanyList;
	/** The search that found nothing; empty where there was none. */
	found: string;
	words: ListWords;
	/** Clears the search without loading a new document. */
	onClear: () => void;
}

/** Says what to do where there are no companies, and leads back to all of them. */
export function EmptyList({ path, list, found, words, onClear }: Props) {
	function clear(event: MouseEvent) {
		event.preventDefault();
		onClear();
	}

	return (
		<div className="flex flex-col items-center gap-3 rounded-2xl border bg-surface px-4 py-10 text-center">
			<LostPlanet />
			<p className="max-w-prose text-muted">{emptyText(list, found, words)}</p>
			{found && (
				<ButtonLink href={path} onClick={clear} quiet>
					{words.searchClear}
				</ButtonLink>
			)}
			{!found && list.total > 0 && (
				<ButtonLink href={path} quiet>
					{words.firstPage}
				</ButtonLink>
			)}
		</div>
	);
}
