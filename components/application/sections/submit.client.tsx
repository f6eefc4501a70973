"use client";

import type { MouseEvent } from "react";
import { useWatch } from "react-hook-form";
import { fieldId } from "@/components/attachments/field-id";
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

/** The submit button, and why it is closed: it stays focusable, so that keyboards and screen readers get the reason. Before the form is hydrated it is open: the browser sends the form by itself. */
export function SubmitSection({ rules, documents, hydrated, sending }: Props) {
	const { form, messages } = useFormTools();
	useWatch({ control: form.control, name: ["gdpr", "compliance"] });
	// Read again, because no event reports a tick from before hydration.
	const [gdpr, compliance] = form.getValues(["gdpr", "compliance"]);
	const consent = { gdpr: Boolean(gdpr), compliance: Boolean(compliance) };
	const open = !hydrated || canSubmit(consent, rules, documents);
	const isUploading = Object.values(documents).some(isBusy);
	const consentHint = rules.hasCompliance ? messages.HINT_CONSENT_FIRST : messages.HINT_CONSENT_ONE;

	/** Also called for Enter in a field, which presses this button. */
	function stayClosed(event: MouseEvent) {
		if (open) return;
		event.preventDefault();
		const missing = (["gdpr", "compliance"] as const).find((path) => !consent[path]);
		if (missing && !isUploading) document.getElementById(fieldId(missing))?.focus();
	}

	return (
		<div>
			<Button
				type="submit"
				disabled={sending}
				aria-disabled={!open || undefined}
				onClick={stayClosed}
				aria-describedby="apply-submit-hint"
				className="w-full"
			>
				{sending ? messages.LABEL_SUBMITTING : messages.LABEL_SUBMIT}
			</Button>
			<p id="apply-submit-hint" role="status" className="mt-2 min-h-5 text-center text-muted text-sm">
				{sending
					? messages.LABEL_SUBMITTING
					: open
						? ""
						: isUploading
							? messages.PLS_WAIT_TILL_COMPLETE_LANDING_PAGE
							: consentHint}
			</p>
		</div>
	);
}
