"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import type { SentApplication } from "@/lib/application/persisted-result";
import type { ApplySetup } from "../setup";
import { SentLinks } from "./sent-links";

interface Props {
	submitted: SentApplication;
	setup: ApplySetup;
	onConfirm: () => void;
}

/** Says that the application is in and that no interview follows; confirming empties the form. */
export function NoAssessmentDialog({
	submitted: { email, closedCv, result },
	setup: { messages, around },
	onConfirm,
}: Props) {
	return (
		<Dialog heading={messages.NO_ASSESSMENT_TITLE} onClose={onConfirm}>
			<div className="mt-3 space-y-3">
				<p className="text-muted">{messages.NO_ASSESSMENT_TEXT}</p>
				<SentLinks
					token={result.application_token}
					email={email}
					closedCv={closedCv}
					receiptSent={result.receipt_sent}
					around={around}
					messages={messages}
				/>
			</div>
			<form method="dialog" className="mt-6">
				<Button type="submit">{messages.NO_ASSESSMENT_CONFIRM}</Button>
			</form>
		</Dialog>
	);
}
