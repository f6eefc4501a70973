"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import type { UploadMessages } from "@/lib/upload/messages";
import type { Desk } from "@/lib/upload/pictures/desk";
import type { Picture } from "@/lib/upload/pictures/page";
import { useRowFocus } from "../upload/use-row-focus.client";
import { PictureRow } from "./picture-row.client";

interface Props {
	desk: Desk;
	pictures: readonly Picture[];
	/** Receives the focus when the last picture is removed. */
	input: RefObject<HTMLInputElement | null>;
	/** Id of the heading. */
	labelledBy: string;
	messages: UploadMessages;
	disabled: boolean;
}

/** Keeps the focus on the button that moved a row: the browser drops it when the row changes its place on the page. */
function useMoveFocus(list: RefObject<HTMLOListElement | null>, pictures: readonly Picture[]) {
	const pressed = useRef("");
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes
	useLayoutEffect(() => {
		if (pressed.current) list.current?.querySelector<HTMLElement>(pressed.current)?.focus();
		pressed.current = "";
	}, [pictures]);
	return (id: string, by: -1 | 1) => {
		pressed.current = `[data-picture="${id}"] [data-direction="${by < 0 ? "up" : "down"}"]`;
	};
}

/** The pictures in page order. */
export function PictureList({ desk, pictures, input, labelledBy, messages, disabled }: Props) {
	const list = useRef<HTMLOListElement>(null);
	const noteRemoval = useRowFocus(list, input, pictures.length);
	const noteMove = useMoveFocus(list, pictures);
	return (
		<ol ref={list} aria-labelledby={labelledBy} className="mt-2 grid gap-2">
			{pictures.map((picture, index) => (
				<PictureRow
					key={picture.id}
					picture={picture}
					index={index}
					count={pictures.length}
					messages={messages}
					disabled={disabled}
					onMove={(by) => {
						noteMove(picture.id, by);
						desk.move(picture.id, by);
					}}
					onRemove={() => {
						noteRemoval(index);
						// The list disappears with its last picture and can't move the focus afterwards.
						if (pictures.length === 1) input.current?.focus();
						desk.remove(picture.id);
					}}
				/>
			))}
		</ol>
	);
}
