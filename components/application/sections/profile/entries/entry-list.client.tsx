"use client";

import { Fragment, type ReactNode, useState } from "react";
import { fieldId } from "@/components/attachments/field-id";
import { fill } from "@/lib/text/fill";
import { useFormTools } from "../../../form-tools.client";
import { Fold } from "../fold.client";
import { CardFrame } from "./card-frame.client";
import { EmptyRow } from "./empty-row";
import { LineFrame } from "./line-frame";
import { RemoveButton } from "./remove-button";
import { SmallButton } from "./small-button";
import { UndoLine } from "./undo-line.client";
import { type Entry, type ListName, useEntries } from "./use-entries.client";
import { useOpenEntries } from "./use-open-entries.client";

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
	/** Name of the field that says most about an entry; an entry without one is a single line. */
	brief?: keyof Entry<Name> & string;
	/** Level of the title among the page's headings; a list inside another fold (4) is never folded by itself. */
	level?: 3 | 4;
}

/** A list of the form: one row while it is empty, then a fold. Entries can be added, and removed with a way back. */
export function EntryList<Name extends ListName>(props: Props<Name>) {
	const { name, blank, most, texts, renderEntry, brief, level = 3 } = props;
	const { messages } = useFormTools();
	const { keys, gap, add, remove, undo } = useEntries(name, blank);
	const open = useOpenEntries(keys.length);
	const [restored, setRestored] = useState("");
	const titleOf = (index: number) => fill(texts.entry, { number: index + 1 });
	const addOne = () => {
		open.openOnly(keys.length);
		add();
	};
	const isEmpty = keys.length === 0 && gap === undefined;

	function undoLine(index: number) {
		if (index !== gap) return null;
		const entry = titleOf(index);
		const text = fill(messages.ENTRY_REMOVED, { entry });
		const putBack = () => {
			setRestored(fill(messages.ENTRY_RESTORED, { entry }));
			open.openOnly(index);
			undo();
		};
		return <UndoLine key={keys.join()} text={text} messages={messages} onUndo={putBack} />;
	}

	function frame(key: string, index: number) {
		const title = titleOf(index);
		const path = `${name}.${index}`;
		const onRemove = () => {
			setRestored("");
			remove(index);
		};
		const button = <RemoveButton text={messages.ENTRY_REMOVE} title={title} onClick={onRemove} />;
		if (!brief) {
			return (
				<LineFrame title={title} remove={button}>
					{renderEntry(path, title)}
				</LineFrame>
			);
		}
		return (
			<CardFrame
				title={title}
				path={path}
				brief={brief}
				isOpen={open.isOpen(key, index)}
				onToggle={(isOpen) => open.toggle(key, isOpen)}
				remove={button}
			>
				{renderEntry(path, title)}
			</CardFrame>
		);
	}

	const addButton =
		keys.length < most ? (
			<SmallButton onClick={addOne}>{texts.add}</SmallButton>
		) : (
			<p className="text-muted text-sm">{fill(messages.ENTRY_MOST, { most })}</p>
		);

	return (
		<div className="py-2 plain:hidden">
			{isEmpty ? (
				<EmptyRow title={texts.title} level={level} text={<span className="sr-only">{texts.empty}</span>}>
					{addButton}
				</EmptyRow>
			) : (
				<Fold id={fieldId(name)} title={texts.title} level={level} names={[name]} startsOpen={level === 4}>
					{keys.map((key, index) => (
						<Fragment key={key}>
							{undoLine(index)}
							{frame(key, index)}
						</Fragment>
					))}
					{undoLine(keys.length)}
					{addButton}
				</Fold>
			)}
			<span role="status" className="sr-only">
				{restored}
			</span>
		</div>
	);
}
