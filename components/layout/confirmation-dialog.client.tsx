"use client";

import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog.client";
import { answerConfirmation, confirmation } from "@/lib/client-state/confirmation";
import { useSlice } from "@/lib/client-state/use-slice.client";

const YES = "yes";

interface Props {
	/** The labels of the two buttons, ideally their actions: "Leave" and "Stay". */
	messages: { yes: string; no: string };
}

/**
 * Asks the question in the client state, if there is one. The answer no is safe: it comes first, and Escape means it
 * too.
 */
export function ConfirmationDialog({ messages }: Props) {
	const { show, title, text } = useSlice(confirmation);
	if (!show) return null;
	return (
		<Dialog heading={title} onClose={(answer) => answerConfirmation(answer === YES)}>
			{text && <p className="mt-3 text-muted">{text}</p>}
			<div className="mt-6 flex flex-wrap gap-3">
				<Button onClick={({ currentTarget }) => closeDialog(currentTarget, "")}>{messages.no}</Button>
				<Button quiet onClick={({ currentTarget }) => closeDialog(currentTarget, YES)}>
					{messages.yes}
				</Button>
			</div>
		</Dialog>
	);
}
