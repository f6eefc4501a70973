/**
 * Whether a text is in a list whose length differs between two files: its counterpart is then unknown, and `lists.mjs`
 * reports the list.
 */
export const isApart = ({ list }, one, other) =>
	list !== undefined && one.lists?.get(list)?.value.length !== other.lists?.get(list)?.value.length;
