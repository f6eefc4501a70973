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
	awake: boolean;
	sending: boolean;
}

/** The submit button, and why it is closed. Before the form is awake it is open: the browser sends the form by itself. */
export function SubmitSection({ rules, documents, awake, sending }: Props) {
	const { form, words } = useFormTools();
	useWatch({ control: form.control, name: ["gdpr", "compliance"] });
	// Read anew: nobody is told of a tick from before the form woke up.
	const [gdpr, compliance] = form.getValues(["gdpr", "compliance"]);
	const consent = { gdpr: Boolean(gdpr), compliance: Boolean(compliance) };
	const open = !awake || canSubmit(consent, rules, documents);
	const closedHint = Object.values(documents).some(isBusy)
		? words.PLS_WAIT_TILL_COMPLETE_LANDING_PAGE
		: words.HINT_CONSENT_FIRST;
	return (
		<div>
			<Button type="submit" disabled={!open || sending} aria-describedby="apply-submit-hint" className="w-full">
				{sending ? words.LABEL_SUBMITTING : words.LABEL_SUBMIT}
			</Button>
			<p id="apply-submit-hint" role="status" className="mt-2 min-h-5 text-center text-muted text-sm">
				{sending ? words.LABEL_SUBMITTING : open ? "" : closedHint}
			</p>
		</div>
	);
}
