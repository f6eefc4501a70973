import type { UseComboboxProps } from "downshift";
import { useCombobox } from "downshift";
import type { HelpHit } from "@/lib/help/help-search";

type Reduce = NonNullable<UseComboboxProps<HelpHit>["stateReducer"]>;

const { FunctionOpenMenu, InputBlur, InputChange, InputClick, InputKeyDownEnter, ItemClick } =
	useCombobox.stateChangeTypes;

/** What the field holds and shows after each thing that happens to it, where the usual doesn't fit. */
export const reduceSearch: Reduce = (state, { type, changes }) => {
	switch (type) {
		// The best answer is at hand as soon as something is typed, be it before the search's code came, and none before.
		case FunctionOpenMenu:
		case InputChange:
			return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
		// A press into the text of an open search only moves the caret.
		case InputClick:
			return state.isOpen ? state : changes;
		// Leaving by Tab chooses nothing.
		case InputBlur:
			return { ...state, isOpen: false, highlightedIndex: -1 };
		// What was typed stays for those who come back.
		case InputKeyDownEnter:
		case ItemClick:
			return { ...changes, inputValue: state.inputValue };
		default:
			return changes;
	}
};
