"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import { fill } from "@/lib/text/fill";
import type { ApplicationMessages } from "../setup";
import type { DraftView } from "./use-draft.client";

interface Props {
	draft: DraftView;
	/** True when the form was emptied on demand. */
	isCleared: boolean;
	language: string;
	messages: ApplicationMessages;
	/** Empties the form and deletes the draft. */
	onClear(): void;
}

const LINK = "inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-2";

function textOf({
	draft: { isOn, isSaved, restoredFrom },
	isCleared,
	language,
	messages,
}: Omit<Props, "onClear">): string {
	if (!isOn) return messages.DRAFT_IS_OFF;
	if (restoredFrom !== null) {
		const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(restoredFrom);
		return `${fill(messages.DRAFT_RESTORED, { date })} ${messages.DRAFT_SAVED}`;
	}
	if (isSaved) return messages.DRAFT_SAVED;
	return isCleared ? messages.DRAFT_CLEARED : "";
}

/** Says that the input is stored on this device, with buttons to clear it and to switch that off. */
export function DraftLine({ onClear, ...props }: Props) {
	const [isAsking, setAsking] = useState(false);
	const { draft, messages } = props;
	const { isOn, isSaved } = draft;
	const text = textOf(props);
	if (isOn === null) return null;
	return (
		<div className="text-muted text-sm">
			<p role="status">{text}</p>
			{(isSaved || !isOn) && (
				<p className="flex flex-wrap gap-x-4">
					{isSaved && (
						<button type="button" className={LINK} onClick={() => setAsking(true)}>
							{messages.DRAFT_CLEAR}
						</button>
					)}
					<button type="button" className={LINK} onClick={() => draft.switchTo(!isOn)}>
						{isOn ? messages.DRAFT_OFF : messages.DRAFT_ON}
					</button>
				</p>
			)}
			{isAsking && (
				<Dialog heading={messages.DRAFT_CLEAR_ASK} onClose={() => setAsking(false)}>
					<div className="mt-4 flex flex-wrap gap-3">
						<Button onClick={onClear}>{messages.DRAFT_CLEAR}</Button>
						<Button quiet onClick={() => setAsking(false)}>
							{messages.DRAFT_KEEP}
						</Button>
					</div>
				</Dialog>
			)}
		</div>
	);
}
