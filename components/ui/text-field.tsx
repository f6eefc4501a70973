import type { ComponentProps } from "react";
import { describedBy } from "./described-by";
import { FieldError } from "./field-error";
import { FieldLabel } from "./field-label";
import { boxStyle } from "./field-style";

interface Props extends Omit<ComponentProps<"input">, "id"> {
	/** Also the start of the ids of its hint, mark and error. */
	id: string;
	label: string;
	hint?: string;
	mark?: string;
	error?: string;
	/** Id of anything else that describes the field. */
	describedById?: string;
}

/** One line of text with its label, hint and error. */
export function TextField({ id, label, hint, mark, error, describedById, required, ...input }: Props) {
	return (
		<div>
			<FieldLabel id={id} label={label} hint={hint} mark={mark} required={required} />
			<input
				{...input}
				id={id}
				required={required}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { hint, mark, error, also: describedById })}
				className={boxStyle(error)}
			/>
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}
