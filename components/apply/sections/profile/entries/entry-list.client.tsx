"use client";

import { Fragment, type ReactNode, useState } from "react";
import { fill } from "@/lib/text/fill";
import { useFormTools } from "../../../form-tools.client";
import { EntryFrame } from "./entry-frame";
import { ListTitle } from "./list-title.client";
import { SmallButton } from "./small-button";
import { UndoLine } from "./undo-line.client";
import { type Entry, type ListName, useEntries } from "./use-entries.client";

interface Props<Name extends ListName> {
	name: Name;
	/** An entry in which nothing is filled in. */
	blank: () => Entry<Name>;
	/** How many entries the list takes. */
	most: number;
	/** `entry` has a place for the number of an entry. */
	texts: Readonly<Record<"title" | "add" | "entry" | "empty", string>>;
	/** The fields of the entry at `path`; each renders for itself. */
	renderEntry(path: string, title: string): ReactNode;
	/** Whether an entry is a single line. */
	isOfLines?: boolean;
	/** Level of the title among the page's headings. */
	level?: 3 | 4;
}

/** A list of the form to which entries can be added, and removed with a way back. A single row while it is empty. */
export function EntryList<Name extends ListName>(props: Props<Name>) {
	const { name, blank, most, texts, renderEntry, isOfLines = false, level = 3 } = props;
	const { words } = useFormTools();
	const { keys, gap, add, remove, undo } = useEntries(name, blank);
	const [restored, setRestored] = useState("");
	const titleOf = (index: number) => fill(texts.entry, { number: index + 1 });
	const isEmpty = keys.length === 0 && gap === undefined;

	function undoLine(index: number) {
		if (index !== gap) return null;
		const entry = titleOf(index);
		const text = fill(words.ENTRY_REMOVED, { entry });
		const putBack = () => {
			setRestored(fill(words.ENTRY_RESTORED, { entry }));
			undo();
		};
		return <UndoLine key={keys.join()} text={text} words={words} onUndo={putBack} />;
	}

	return (
		<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t pt-4 [@media(scripting:none)]:hidden">
			<div className={isEmpty ? "min-w-0 flex-1 basis-32" : "w-full"}>
				<ListTitle name={name} text={texts.title} level={level} />
				{isEmpty && <p className="text-muted text-sm">{texts.empty}</p>}
			</div>
			{!isEmpty && (
				<div className="w-full space-y-4">
					{keys.map((key, index) => (
						<Fragment key={key}>
							{undoLine(index)}
							<EntryFrame
								title={titleOf(index)}
								isLine={isOfLines}
								words={words}
								onRemove={() => {
									setRestored("");
									remove(index);
								}}
							>
								{renderEntry(`${name}.${index}`, titleOf(index))}
							</EntryFrame>
						</Fragment>
					))}
					{undoLine(keys.length)}
				</div>
			)}
			{keys.length < most ? (
				<SmallButton onClick={add}>{texts.add}</SmallButton>
			) : (
				<p className="text-muted text-sm">{fill(words.ENTRY_MOST, { most })}</p>
			)}
			<span role="status" className="sr-only">
				{restored}
			</span>
		</div>
	);
}
