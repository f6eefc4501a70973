"use client";

import { useState } from "react";
import type { LinkItem } from "@/lib/link-check/item";
import type { Links } from "@/lib/link-check/links";
import type { LinkMessages } from "@/lib/link-check/messages";
import { whyClosed } from "@/lib/link-check/rules";
import { useAnnouncement } from "../upload/use-announcement.client";
import { AddLink } from "./add-link.client";
import { LinkRow } from "./link-row.client";
import { announcement, nameOf } from "./link-text";
import { RemovedLink } from "./removed-link.client";
import { useLinks } from "./use-links.client";
import { useNextFocus } from "./use-next-focus.client";

interface Props {
	/** Id of the slot; the input of a link has `<id>-links-<id of the link>`. */
	id: string;
	/** What the document is called. */
	of: string;
	/** The document's engine, made once by the form. */
	links: Links;
	messages: LinkMessages;
	disabled?: boolean;
	/** True once sending was tried: empty links then count as wrong. */
	showBlank?: boolean;
}

/** A link that was just removed, and the way back. */
interface Removed {
	item: LinkItem;
	undo(): void;
}

/** Id of the input of one link, for error summaries. */
export const linkInputId = (id: string, item: Pick<LinkItem, "id">) => `${id}-links-${item.id}`;

/** The links of one document, with adding, checking, removing and undoing. */
export function LinkList({ id, of, links, messages, disabled = false, showBlank = false }: Props) {
	const items = useLinks(links);
	const [removed, setRemoved] = useState<Removed | null>(null);
	const focusNext = useNextFocus();
	const announced = useAnnouncement(items, (before, after) => announcement(before, after, messages));
	const [addId, undoId] = [`${id}-links-add`, `${id}-links-undo`];

	function add() {
		const added = links.add();
		if (added) setRemoved(null);
		// While another link is empty, that is the one to fill in.
		const next = added ?? items.find(({ value }) => value.trim() === "")?.id;
		if (next) focusNext(linkInputId(id, { id: next }));
	}

	function remove(item: LinkItem) {
		const undo = links.remove(item.id);
		const isBlank = item.value.trim() === "";
		setRemoved(isBlank ? null : { item, undo });
		focusNext(isBlank ? addId : undoId);
	}

	function putBack({ item, undo }: Removed) {
		undo();
		setRemoved(null);
		focusNext(linkInputId(id, item));
	}

	return (
		<div className="mt-3">
			{items.length > 0 && (
				<ul aria-label={messages.LINK_LIST} className="grid gap-2">
					{items.map((item, index) => (
						<LinkRow
							key={item.id}
							id={linkInputId(id, item)}
							item={item}
							name={nameOf(index, messages)}
							of={of}
							messages={messages}
							disabled={disabled}
							showBlank={showBlank}
							onEdit={(value) => links.edit(item.id, value)}
							onRecheck={() => {
								links.recheck(item.id);
								focusNext(linkInputId(id, item));
							}}
							onRemove={() => remove(item)}
						/>
					))}
				</ul>
			)}
			{removed && <RemovedLink id={undoId} messages={messages} disabled={disabled} onUndo={() => putBack(removed)} />}
			<AddLink id={addId} of={of} closed={whyClosed(items)} messages={messages} disabled={disabled} onAdd={add} />
			<p role="status" className="sr-only">
				{announced}
			</p>
		</div>
	);
}
