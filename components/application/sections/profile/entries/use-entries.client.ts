"use client";

import { useState } from "react";
import { type FieldArray, type FieldArrayPath, useFieldArray } from "react-hook-form";
import type { FormFields } from "../../../form-fields";
import { useFormTools } from "../../../form-tools.client";
import { useListControl } from "./use-list-control.client";

/** A list of the form, by its name. */
export type ListName = FieldArrayPath<FormFields>;

/** What a list of the form holds. */
export type Entry<Name extends ListName> = FieldArray<FormFields, Name>;

interface Removed<Name extends ListName> {
	index: number;
	entry: Entry<Name>;
	/** Keys of the entries that were left; other keys mean that the list has changed since. */
	left: string;
}

export interface Entries {
	/** A key for each entry, in the list's order. */
	keys: readonly string[];
	/** The place of the entry that was removed last, as long as it can be restored. */
	gap: number | undefined;
	/** Adds a blank entry at the end and moves the focus into it. */
	add(): void;
	remove(index: number): void;
	/** Puts the removed entry back where it was, with everything in it, and moves the focus into it. */
	undo(): void;
}

/** The entries of the list `name`, typed or filled in. The last removal can be undone until the list changes. */
export function useEntries<Name extends ListName>(name: Name, blank: () => Entry<Name>): Entries {
	const { form, marks } = useFormTools();
	const { fields, append, remove, insert } = useFieldArray({ control: useListControl(form.control), name });
	const [removed, setRemoved] = useState<Removed<Name> | null>(null);
	const keys = fields.map(({ id }) => id);
	const open = removed?.left === keys.join() ? removed : null;

	return {
		keys,
		gap: open?.index,
		add() {
			marks.drop(name);
			append(blank());
		},
		remove(index) {
			// The library's types know what a list holds only once its name is written out.
			const entry = form.getValues(name)?.[index] as Entry<Name> | undefined;
			if (!entry) return;
			setRemoved({ index, entry, left: keys.filter((_, i) => i !== index).join() });
			marks.drop(name);
			remove(index);
		},
		undo() {
			if (open) insert(open.index, open.entry);
			setRemoved(null);
		},
	};
}
