"use client";

import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { Desk } from "@/lib/upload/pictures/desk";
import type { Picture } from "@/lib/upload/pictures/page";
import type { Slot } from "../upload/use-slot.client";
import type { PanelProps } from "./picture-panel.client";

interface Props {
	slot: Slot;
	/** The slot's file input. */
	input: RefObject<HTMLInputElement | null>;
}

const NONE: readonly Picture[] = [];
const noDesk = { subscribe: () => () => {}, snapshot: () => NONE };

/** The pictures on a slot's desk; none in the server's HTML. */
const usePictures = ({ subscribe, snapshot }: Pick<Desk, "subscribe" | "snapshot"> = noDesk) =>
	useSyncExternalStore(subscribe, snapshot, () => NONE);

/** The pictures that a slot hasn't uploaded yet. Their code loads with the first one; without it they are uploaded as they are. */
export function PictureSlot({ slot, input }: Props) {
	const { desk, intake, messages } = slot;
	const pictures = usePictures(desk);
	const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
	const isNeeded = pictures.length > 0 && Panel === null;

	const sendAll = useEffectEvent(() => {
		const files = pictures.map(({ file }) => file);
		desk?.empty();
		intake.send(files);
	});
	useEffect(() => {
		if (!isNeeded) return;
		import("./picture-panel.client").then(
			({ PicturePanel }) => setPanel(() => PicturePanel),
			() => sendAll(),
		);
	}, [isNeeded]);

	if (!desk || pictures.length === 0) return null;
	if (!Panel) return <p className="mt-2 text-muted text-sm">{messages.PICTURES_LOADING}</p>;
	return <Panel slot={slot} desk={desk} pictures={pictures} input={input} />;
}
