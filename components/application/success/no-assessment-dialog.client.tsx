"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import type { ApplyWords } from "../setup";

interface Props {
	words: ApplyWords;
	onConfirm: () => void;
}

/** Says that the application is in and that no interview follows; confirming empties the form. */
export function NoAssessmentDialog({ words, onConfirm }: Props) {
	return (
		<Dialog heading={words.NO_ASSESSMENT_TITLE} onClose={onConfirm}>
			<p className="mt-3 text-muted">{words.NO_ASSESSMENT_TEXT}</p>
			<form method="dialog" className="mt-6">
				<Button type="submit">{words.NO_ASSESSMENT_CONFIRM}</Button>
			</form>
		</Dialog>
	);
}
