import type { ComponentProps } from "react";

interface Props extends Pick<ComponentProps<"input">, "ref"> {
	name: string;
	label: string;
}

/** A field that people neither see nor reach; a program that fills in every field reveals itself. */
export const TrapField = ({ name, label, ref }: Props) => (
	<div aria-hidden="true" className="sr-only">
		<label>
			{label}
			<input ref={ref} name={name} tabIndex={-1} autoComplete="off" />
		</label>
	</div>
);
