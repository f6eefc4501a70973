import type { ReactNode } from "react";
import { describedBy } from "./described-by";
import { FieldError } from "./field-error";

interface Props {
	/** The first choice gets this id, for error summaries; hint and error get `<id>-hint` and `<id>-error`. */
	id: string;
	legend: string;
	hint?: string;
	error?: string;
	required?: boolean;
	children: ReactNode;
}

/** Several choices that answer one question. */
export function ChoiceGroup({ id, legend, hint, error, required, children }: Props) {
	return (
		<fieldset aria-describedby={describedBy(id, { hint, error })}>
			<legend className="font-medium text-ink">
				{legend}
				{required && <span aria-hidden="true">{"\u00a0*"}</span>}
			</legend>
			{hint && (
				<p id={`${id}-hint`} className="text-muted text-sm">
					{hint}
				</p>
			)}
			<div className="mt-1">{children}</div>
			<FieldError id={`${id}-error`} text={error} />
		</fieldset>
	);
}
