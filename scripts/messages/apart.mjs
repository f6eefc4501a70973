/**
 * Whether a text stands in a list that has another length in one of two files: its counterpart can't be told then, and
 * `lists.mjs` reports the list.
 */
export const isApart = ({ list }, one, other) =>
	list !== undefined && one.lists?.get(list)?.value.length !== other.lists?.get(list)?.value.length;
