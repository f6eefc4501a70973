import type { ReactNode } from "react";
import { ErrorSummary } from "@/components/ui/error-summary.client";
import { TrapField } from "@/components/ui/trap-field";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import type { SignUpField } from "@/lib/sign-up/values";
import { listedProblems } from "../fields/listed-problems";
import type { SignUpMessages } from "../fields/sign-up-messages";
import type { PlainMessages } from "./plain-messages";

interface Props {
	/** The form's action. */
	action: string;
	plain: PlainMessages<SignUpMessages>;
	/** The form's own fields, in their order. */
	fields: readonly SignUpField[];
	/** Heads the summary of what is wrong. */
	problems: string;
	/** Stands above the summary. */
	heading?: ReactNode;
	children: ReactNode;
}

/** A form that the browser posts itself, below the result of the last attempt. */
export function PlainForm({ action, plain: { messages, errors, notes }, fields, problems, heading, children }: Props) {
	const items = listedProblems(fields, (field) => errors[field], messages);
	return (
		<form method="post" action={action} noValidate className="grid gap-5">
			{heading}
			{(items.length > 0 || notes.length > 0) && (
				<ErrorSummary heading={problems} text={notes.join(" ") || undefined} items={items} attempt={1} />
			)}
			<p className="text-muted text-sm">{messages.required}</p>
			{children}
			<TrapField name={TRAP_FIELD} label={messages.fields.website} />
		</form>
	);
}
