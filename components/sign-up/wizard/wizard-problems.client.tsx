"use client";

import { ErrorSummary } from "@/components/ui/error-summary.client";
import type { SignUpFailure } from "@/lib/sign-up/outcome";
import { signUpFieldId } from "../fields/field-id";
import { failureText } from "./failure-text";
import type { WizardMessages } from "./setup";
import type { WizardField } from "./wizard-form";

interface Props {
	/** The fields of the step that is shown. */
	fields: readonly WizardField[];
	problem(field: WizardField): string | undefined;
	failure: SignUpFailure | null;
	/** The number of failed attempts; 0 hides the problems. */
	attempt: number;
	messages: WizardMessages["wizard"];
}

/** The problems above a step's fields: fields with errors, or why the account wasn't created. */
export function WizardProblems({ fields, problem, failure, attempt, messages }: Props) {
	if (attempt === 0) return null;
	const items = fields.flatMap((field) => {
		const text = problem(field);
		return text ? [{ id: signUpFieldId(field), text }] : [];
	});
	if (items.length > 0) return <ErrorSummary heading={messages.problems} items={items} attempt={attempt} />;
	if (!failure) return null;
	const text = failureText(failure, messages.failure);
	return <ErrorSummary heading={messages.failure.heading} text={text} items={[]} attempt={attempt} />;
}
