"use client";

import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import type { DocumentStates } from "@/lib/application/documents";
import { isBusy } from "@/lib/application/documents";
import { type ApplicationRules, canSubmit } from "@/lib/application/validate";
import { useFormTools } from "../form-tools.client";

interface Props {
	rules: ApplicationRules;
	documents: DocumentStates;
	hydrated: boolean;
	sending: boolean;
}

/** The submit button, and why it is closed. Before the form is hydrated it is open: the browser sends the form by itself. */
export function SubmitSection({ rules, documents, hydrated, sending }: Props) {
	const { form, messages } = useFormTools();
	useWatch({ control: form.control, name: ["gdpr", "compliance"] });
	// Read anew: nobody is told of a tick from before the form was hydrated.
	const [gdpr, compliance] = form.getValues(["gdpr", "compliance"]);
	const consent = { gdpr: Boolean(gdpr), compliance: Boolean(compliance) };
	const open = !hydrated || canSubmit(consent, rules, documents);
	const closedHint = Object.values(documents).some(isBusy)
		? messages.PLS_WAIT_TILL_COMPLETE_LANDING_PAGE
		: messages.HINT_CONSENT_FIRST;
	return (
		<div>
			<Button type="submit" disabled={!open || sending} aria-describedby="apply-submit-hint" className="w-full">
				{sending ? messages.LABEL_SUBMITTING : messages.LABEL_SUBMIT}
			</Button>
			<p id="apply-submit-hint" role="status" className="mt-2 min-h-5 text-center text-muted text-sm">
				{sending ? messages.LABEL_SUBMITTING : open ? "" : closedHint}
			</p>
		</div>
	);
}
