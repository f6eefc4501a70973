"use client";

import { useCombobox } from "downshift";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { searchHelp } from "@/lib/help/help-search";
import { keepSearch } from "./persisted-search";
import type { SearchSetup } from "./search-setup";
import { reduceSearch } from "./search-state";
import { useWholeTexts } from "./use-whole-texts.client";

/** Runs the search: what is typed, which answers fit, and the way to the one that is chosen. */
export function useSearch({ entries: known, page }: SearchSetup, wasPressed: () => boolean) {
	const [search, setSearch] = useState("");
	const entries = useWholeTexts(known, page);
	const hits = useMemo(() => searchHelp(entries, search), [entries, search]);
	const field = useRef<HTMLInputElement>(null);
	const combobox = useCombobox({
		items: hits,
		itemToString: (hit) => hit?.entry.heading ?? "",
		itemToKey: (hit) => hit?.entry.id,
		// The list keeps no selection: selecting an answer leaves the page.
		selectedItem: null,
		stateReducer: reduceSearch,
		// The page, too: on a phone the list may end below it.
		scrollIntoView: (option) => option?.scrollIntoView({ block: "nearest" }),
		onInputValueChange: ({ inputValue }) => {
			setSearch(inputValue);
			keepSearch(inputValue);
		},
		onSelectedItemChange: ({ selectedItem }) => selectedItem && window.location.assign(selectedItem.entry.address),
	});

	const takeOver = useEffectEvent(() => {
		const early = field.current?.value ?? "";
		if (early) combobox.setInputValue(early);
		if (document.activeElement === field.current && (early || wasPressed())) combobox.openMenu();
	});
	useEffect(() => takeOver(), []);

	return { search, hits, field, combobox };
}
