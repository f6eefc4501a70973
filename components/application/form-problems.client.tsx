"use client";

import { useFormState } from "react-hook-form";
import { fieldId } from "@/components/attachments/field-id";
import { ErrorSummary } from "@/components/ui/error-summary.client";
import type { FieldProblems } from "@/lib/application/codes";
import type { Refused } from "@/lib/application/refused";
import { fill } from "@/lib/text/fill";
import { problemAt } from "./form-errors";
import { useFormTools } from "./form-tools.client";

/** The problems that the last attempt to submit found, by field, and the number of attempts. */
export interface Found {
	problems: FieldProblems;
	attempt: number;
}

interface Props {
	found: Found;
	/** The host's message about the last attempt. */
	refused: Refused | null;
	/** Where people who have applied before get their link. */
	lostLink: string;
}

/** The error summary of the application form: what is still wrong of it; nothing while there is nothing to say. */
export function FormProblems({ found: { problems, attempt }, refused, lostLink }: Props) {
	const { form, messages, listedText } = useFormTools();
	const { errors } = useFormState({ control: form.control });
	if (refused?.kind === "form") {
		const reason = refused.code === "ERROR_SEND_REFUSED" ? refused.reason : "";
		return (
			<ErrorSummary
				heading={messages.ERROR_SEND_TITLE}
				text={fill(messages[refused.code], { reason })}
				items={[]}
				attempt={attempt}
			/>
		);
	}
	const items = Object.keys(problems).flatMap((path) => {
		const problem = problemAt(errors, path);
		return problem ? [{ id: fieldId(path), text: listedText(path, problem) }] : [];
	});
	const reason = refused?.kind === "fields" ? refused.rest : "";
	if (items.length === 0 && !reason) return null;
	const summary = (
		<ErrorSummary
			heading={items.length > 0 ? messages.ERROR_SUMMARY_TITLE : messages.ERROR_SEND_TITLE}
			text={reason && fill(messages.ERROR_SEND_REFUSED, { reason })}
			items={items}
			attempt={attempt}
		/>
	);
	if (
		!Object.values(problems).some(
			(code) => code === "ERROR_EMAIL_REGISTERED" || code === "ERROR_MOBILE_NUMBER_REGISTERED",
		)
	)
		return summary;
	return (
		<>
			{summary}
			<p className="mt-3">
				<a href={lostLink} className="inline-block py-2 text-ink underline underline-offset-4">
					{messages.LOST_LINK}
				</a>
				<span className="block text-muted text-sm">{messages.LOST_LINK_AGAIN}</span>
			</p>
		</>
	);
}
