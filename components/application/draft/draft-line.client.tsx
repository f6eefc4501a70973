"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import { fill } from "@/lib/text/fill";
import type { ApplyWords } from "../setup";
import type { DraftView } from "./use-draft.client";

interface Props {
	draft: DraftView;
	/** True when the form was emptied on demand. */
	isCleared: boolean;
	language: string;
	words: ApplyWords;
	/** Empties the form and deletes the draft. */
	onClear(): void;
}

const LINK = "inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-2";

function textOf({
	draft: { isOn, isSaved, restoredFrom },
	isCleared,
	language,
	words,
}: Omit<Props, "onClear">): string {
	if (!isOn) return words.DRAFT_IS_OFF;
	if (restoredFrom !== null) {
		const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(restoredFrom);
		return `${fill(words.DRAFT_RESTORED, { date })} ${words.DRAFT_SAVED}`;
	}
	if (isSaved) return words.DRAFT_SAVED;
	return isCleared ? words.DRAFT_CLEARED : "";
}

/** Says that what is entered is kept on this device, with a way to clear it and to switch that off. */
export function DraftLine({ onClear, ...props }: Props) {
	const [asks, setAsks] = useState(false);
	const { draft, words } = props;
	const { isOn, isSaved } = draft;
	const text = textOf(props);
	if (isOn === null) return null;
	return (
		<div className="text-muted text-sm">
			<p role="status">{text}</p>
			{(isSaved || !isOn) && (
				<p className="flex flex-wrap gap-x-4">
					{isSaved && (
						<button type="button" className={LINK} onClick={() => setAsks(true)}>
							{words.DRAFT_CLEAR}
						</button>
					)}
					<button type="button" className={LINK} onClick={() => draft.switchTo(!isOn)}>
						{isOn ? words.DRAFT_OFF : words.DRAFT_ON}
					</button>
				</p>
			)}
			{asks && (
				<Dialog heading={words.DRAFT_CLEAR_ASK} onClose={() => setAsks(false)}>
					<div className="mt-4 flex flex-wrap gap-3">
						<Button onClick={onClear}>{words.DRAFT_CLEAR}</Button>
						<Button quiet onClick={() => setAsks(false)}>
							{words.DRAFT_KEEP}
						</Button>
					</div>
				</Dialog>
			)}
		</div>
	);
}
