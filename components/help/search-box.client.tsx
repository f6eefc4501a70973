"use client";

import { fill } from "@/lib/text/fill";
import { NothingFound } from "./nothing-found";
import { SearchOption } from "./search-option";
import type { SearchMessages, SearchSetup } from "./search-setup";
import { useSearch } from "./use-search.client";

interface Props extends SearchSetup {
	/** Whether a press hydrated the search, which opens it. */
	wasPressed: () => boolean;
}

const FIELD =
	"min-h-14 w-full rounded-full border-2 border-line bg-surface ps-13 pe-5 text-ink text-lg shadow-sm placeholder:text-muted";
const LIST =
	"absolute inset-x-0 top-full z-20 mt-2 max-h-[min(28rem,50vh)] overflow-y-auto rounded-2xl border bg-surface p-2 shadow-xl";

function sayFound(messages: SearchMessages, count: number, search: string): string {
	if (!search.trim()) return fill(messages.all, { count });
	if (count === 0) return `${fill(messages.nothing, { search })} ${messages.advice}`;
	return count === 1 ? messages.foundOne : fill(messages.foundMany, { count });
}

/** A field that finds answers while one types, and the list of them to choose from. */
export function SearchBox({ wasPressed, ...setup }: Props) {
	const { messages } = setup;
	const { search, hits, field, combobox } = useSearch(setup, wasPressed);
	const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } = combobox;
	const label = getLabelProps();
	const isEmpty = hits.length === 0;
	// A list without options is no list, and has no option to point at.
	const unlisted = isEmpty ? { "aria-expanded": false, "aria-activedescendant": "" } : {};
	return (
		<div className="text-start">
			<label {...label} htmlFor={label.htmlFor} className="mb-2 block font-bold text-ink">
				{messages.label}
			</label>
			<div className="relative">
				<svg
					viewBox="0 0 24 24"
					className="pointer-events-none absolute inset-y-0 start-5 my-auto size-5 text-muted"
					aria-hidden="true"
				>
					<g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
						<circle cx="10.5" cy="10.5" r="7" />
						<path d="m16 16 5.5 5.5" />
					</g>
				</svg>
				<input
					{...getInputProps({ ref: field, maxLength: 200, placeholder: messages.placeholder, ...unlisted })}
					type="text"
					enterKeyHint="search"
					spellCheck="false"
					className={FIELD}
				/>
				<ul {...getMenuProps()} className={isOpen && !isEmpty ? LIST : "hidden"}>
					{isOpen &&
						hits.map((hit, index) => (
							<SearchOption
								key={hit.entry.id}
								hit={hit}
								panel={hit.entry.panel && messages.panels[hit.entry.panel]}
								withSnippet={search.trim() !== ""}
								isActive={index === highlightedIndex}
								{...getItemProps({ item: hit, index })}
							/>
						))}
				</ul>
				{isEmpty && <NothingFound {...setup} search={search.trim()} />}
			</div>
			<p role="status" className="sr-only">
				{isOpen || isEmpty ? sayFound(messages, hits.length, search) : ""}
			</p>
		</div>
	);
}
