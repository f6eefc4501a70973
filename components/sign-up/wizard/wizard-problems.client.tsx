"use client";

import { ErrorSummary } from "@/components/ui/error-summary.client";
import type { SignUpFailure } from "@/lib/sign-up/outcome";
import { listedProblems } from "../fields/listed-problems";
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
	messages: WizardMessages;
}

/** The problems above a step's fields: fields with errors, or why the account wasn't created. */
export function WizardProblems({ fields, problem, failure, attempt, messages }: Props) {
	if (attempt === 0) return null;
	const { wizard } = messages;
	const items = listedProblems(fields, problem, messages);
	if (items.length > 0) return <ErrorSummary heading={wizard.problems} items={items} attempt={attempt} />;
	if (!failure) return null;
	const text = failureText(failure, wizard.failure);
	return <ErrorSummary heading={wizard.failure.heading} text={text} items={[]} attempt={attempt} />;
}
