"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DocumentState, DocumentStates } from "@/lib/application/documents";
import type { Links } from "@/lib/link-check/links";
import { type Desk, pickedFiles } from "@/lib/upload/pictures/desk";
import type { FilePolicy } from "@/lib/upload/slot/policy";
import { slotFiles } from "@/lib/upload/slot/slot-files";
import type { Uploads } from "@/lib/upload/uploads";
import { useStopAtEnd } from "./upload/use-stop-at-end.client";
import { useWakeLock } from "./upload/use-wake-lock.client";

/** The engines of a document slot or a file question. */
export interface SlotEngines {
	policy: FilePolicy;
	uploads: Uploads;
	/** Missing if the slot takes files only. */
	links?: Links;
	/** The desk where photos wait for their upload; missing if they are uploaded as they are. */
	desk?: Desk;
}

/** The slots of a form by their paths. */
export type SlotEnginesByPath = Readonly<Record<string, SlotEngines>>;

export interface Slots {
	engines: SlotEnginesByPath;
	/** The states of the slots; progress alone doesn't change them. */
	states: DocumentStates;
	/** The same as `states` at this moment, for rules that run between two renders. */
	current(): DocumentStates;
	/** The engines for files only. */
	uploads: readonly Uploads[];
	/** Goes on with the uploads that an earlier visit left; only once. Resolves when they are in their slots again. */
	takeUp(): Promise<void>;
	/** Takes all files out of the slots, and so off this device. */
	empty(): void;
}

const stateOf = ({ uploads, links, desk }: SlotEngines): DocumentState => ({
	files: [...slotFiles(uploads.snapshot()), ...pickedFiles(desk)],
	links: links?.snapshot() ?? [],
});

const isSame = (one: DocumentState | undefined, other: DocumentState) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The document slots and file questions of a form; `createEngines` is called once. `onChange` gets the path of a slot
 * whose state changed.
 */
export function useSlots(createEngines: () => SlotEnginesByPath, onChange: (path: string) => void): Slots {
	const [engines] = useState(createEngines);
	const [states, setStates] = useState<DocumentStates>({});
	const latest = useRef<DocumentStates>(states);
	const tell = useEffectEvent(onChange);
	const [all] = useState(() =>
		Object.values(engines).flatMap(({ uploads, links }) => [uploads, ...(links ? [links] : [])]),
	);
	const [uploads] = useState(() => Object.values(engines).map((slot) => slot.uploads));
	const isTakenUp = useRef(false);
	useStopAtEnd(all);
	useWakeLock(uploads);

	useEffect(() => {
		const stops = Object.entries(engines).flatMap(([path, slot]) => {
			const take = () => {
				const state = stateOf(slot);
				if (isSame(latest.current[path], state)) return;
				latest.current = { ...latest.current, [path]: state };
				setStates(latest.current);
				tell(path);
			};
			const { uploads, links, desk } = slot;
			return [uploads, links, desk].map((engine) => engine?.subscribe(take) ?? (() => {}));
		});
		return () => {
			for (const stop of stops) stop();
		};
	}, [engines]);

	return {
		engines,
		states,
		uploads,
		current: () => latest.current,
		async takeUp() {
			if (isTakenUp.current) return;
			isTakenUp.current = true;
			await Promise.all(uploads.map((one) => one.takeUp()));
		},
		empty() {
			for (const one of uploads) for (const { identifier } of one.snapshot()) one.remove(identifier);
			for (const { desk } of Object.values(engines)) desk?.empty();
		},
	};
}
