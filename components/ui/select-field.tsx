import type { ComponentProps } from "react";
import { describedBy } from "./described-by";
import { FieldError } from "./field-error";
import { FieldLabel } from "./field-label";
import { boxStyle } from "./field-style";

interface Props extends Omit<ComponentProps<"select">, "id" | "children"> {
	/** Also the start of the ids of its hint, mark and error. */
	id: string;
	label: string;
	hint?: string;
	mark?: string;
	error?: string;
	options: readonly { value: string; label: string }[];
	/** Stands for "nothing chosen". */
	empty: string;
}

/** A choice of one from a list, on the platform's own element. */
export function SelectField({ id, label, hint, mark, error, options, empty, required, ...select }: Props) {
	return (
		<div>
			<FieldLabel id={id} label={label} hint={hint} mark={mark} required={required} />
			<select
				{...select}
				id={id}
				required={required}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { hint, mark, error })}
				className={boxStyle(error)}
			>
				<option value="">{empty}</option>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}
