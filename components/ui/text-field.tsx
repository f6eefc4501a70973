import type { ComponentProps } from "react";
import { FieldError } from "./field-error";
import { FieldLabel } from "./field-label";

interface Props extends Omit<ComponentProps<"input">, "id"> {
	/** Also the start of the ids of its hint and error. */
	id: string;
	label: string;
	hint?: string;
	error?: string;
}

const BOX = "mt-1.5 block min-h-12 w-full rounded-lg border bg-surface px-3 py-2 text-base text-ink";

/** One line of text with its label, hint and error. */
export function TextField({ id, label, hint, error, required, ...input }: Props) {
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div>
			<FieldLabel id={id} label={label} hint={hint} required={required} />
			<input
				{...input}
				id={id}
				required={required}
				aria-invalid={error ? true : undefined}
				aria-describedby={described || undefined}
				className={`${BOX} ${error ? "border-2 border-danger" : "border-line"}`}
			/>
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}
