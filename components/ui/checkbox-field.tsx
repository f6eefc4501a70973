import type { ComponentProps } from "react";
import { FieldError } from "./field-error";

interface Props extends Omit<ComponentProps<"input">, "id" | "type"> {
	id: string;
	label: string;
	error?: string;
}

/** A checkbox with its label beside it, large enough for a thumb. */
export function CheckboxField({ id, label, error, required, ...input }: Props) {
	return (
		<div>
			<label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2 text-ink">
				<input
					{...input}
					id={id}
					type="checkbox"
					required={required}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
					className="mt-0.5 size-6 shrink-0 accent-brand-ink"
				/>
				<span>
					{label}
					{required && <span aria-hidden="true">{"\u00a0*"}</span>}
				</span>
			</label>
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}
