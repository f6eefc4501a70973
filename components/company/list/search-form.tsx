import type { FormEvent, RefObject } from "react";
import { Button } from "@/components/ui/button";
import { LONGEST_SEARCH } from "@/lib/company/list-query";
import type { ListMessages } from "./list-messages";

interface Props {
	/** Path of the list, which the form leads to without script. */
	path: string;
	/** The search that the page was served for. */
	served: string;
	field: RefObject<HTMLInputElement | null>;
	messages: ListMessages;
	onType: (typed: string) => void;
	onSearch: (typed: string) => void;
}

/** The search by name. The field belongs to the browser, so that what is typed before scripts run stays. */
export function SearchForm({ path, served, field, messages, onType, onSearch }: Props) {
	function search(event: FormEvent) {
		event.preventDefault();
		onSearch(field.current?.value ?? "");
	}

	return (
		<form
			action={path}
			onSubmit={search}
			className="relative mx-3 -mt-9 rounded-2xl border bg-surface p-4 shadow-lg sm:mx-8"
		>
			<search>
				<label htmlFor="company-search" className="font-medium text-ink">
					{messages.searchLabel}
				</label>
				<div className="mt-1.5 flex gap-2">
					<input
						ref={field}
						id="company-search"
						type="search"
						name="q"
						defaultValue={served}
						maxLength={LONGEST_SEARCH}
						autoComplete="off"
						onChange={({ target }) => onType(target.value)}
						className="min-h-12 w-full min-w-0 rounded-lg border border-line bg-surface px-3 text-base text-ink"
					/>
					<Button type="submit" className="shrink-0">
						{messages.searchButton}
					</Button>
				</div>
			</search>
		</form>
	);
}
