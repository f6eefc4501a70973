import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"input">, "id" | "type"> {
	id: string;
	type: "radio" | "checkbox";
	label: string;
}

/** One choice of a group, large enough for a thumb. */
export function Choice({ label, ...input }: Props) {
	return (
		<label htmlFor={input.id} className="flex min-h-11 items-start gap-3 py-2 text-ink">
			<input {...input} className="mt-0.5 size-6 shrink-0 accent-brand-ink" />
			<span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
		</label>
	);
}
