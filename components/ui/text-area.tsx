import type { ComponentProps, ReactNode } from "react";
import { describedBy } from "./described-by";
import { FieldError } from "./field-error";
import { FieldLabel } from "./field-label";
import { boxStyle } from "./field-style";

interface Props extends Omit<ComponentProps<"textarea">, "id" | "children"> {
	/** Also the start of the ids of its hint, mark and error. */
	id: string;
	label: string;
	hint?: string;
	mark?: string;
	error?: string;
	/** Stands below the box, such as a counter; its id describes the field. */
	counter?: { id: string; element: ReactNode };
}

/** Text of several lines with its label, hint, counter and error. */
export function TextArea({ id, label, hint, mark, error, counter, required, rows = 4, ...area }: Props) {
	return (
		<div>
			<FieldLabel id={id} label={label} hint={hint} mark={mark} required={required} />
			<textarea
				{...area}
				id={id}
				rows={rows}
				required={required}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { hint, mark, error, also: counter?.id })}
				className={boxStyle(error)}
			/>
			{counter?.element}
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}
