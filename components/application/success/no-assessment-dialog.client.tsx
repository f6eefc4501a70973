"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import type { ApplicationMessages } from "../setup";

interface Props {
	messages: ApplicationMessages;
	onConfirm: () => void;
}

/** Says that the application is in and that no interview follows; confirming empties the form. */
export function NoAssessmentDialog({ messages, onConfirm }: Props) {
	return (
		<Dialog heading={messages.NO_ASSESSMENT_TITLE} onClose={onConfirm}>
			<p className="mt-3 text-muted">{messages.NO_ASSESSMENT_TEXT}</p>
			<form method="dialog" className="mt-6">
				<Button type="submit">{messages.NO_ASSESSMENT_CONFIRM}</Button>
			</form>
		</Dialog>
	);
}
