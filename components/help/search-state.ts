import type { UseComboboxProps } from "downshift";
import { useCombobox } from "downshift";
import type { HelpHit } from "@/lib/help/help-search";

type Reduce = NonNullable<UseComboboxProps<HelpHit>["stateReducer"]>;

const { FunctionOpenMenu, InputBlur, InputChange, InputClick, InputKeyDownEnter, ItemClick } =
	useCombobox.stateChangeTypes;

/** The field's content and list after each event, if the default doesn't fit. */
export const reduceSearch: Reduce = (state, { type, changes }) => {
	switch (type) {
		// The best answer is selected as soon as something is typed, even before hydration; none before.
		case FunctionOpenMenu:
		case InputChange:
			return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
		// A press into the text of an open search only moves the caret.
		case InputClick:
			return state.isOpen ? state : changes;
		// Leaving by Tab chooses nothing.
		case InputBlur:
			return { ...state, isOpen: false, highlightedIndex: -1 };
		// The text stays for visitors who return.
		case InputKeyDownEnter:
		case ItemClick:
			return { ...changes, inputValue: state.inputValue };
		default:
			return changes;
	}
};
