import { Mark } from "./mark";

interface Props {
	/** Id of the field; label, hint and mark get `<id>-label`, `<id>-hint` and `<id>-mark`. */
	id: string;
	label: string;
	hint?: string;
	required?: boolean;
	/** A note about the source of the field's value. */
	mark?: string;
}

/** A field's label, whether it is required, and a hint. */
export function FieldLabel({ id, label, hint, required, mark }: Props) {
	return (
		<>
			<label id={`${id}-label`} htmlFor={id} className="font-medium text-ink">
				{label}
				{required && <span aria-hidden="true">{"\u00a0*"}</span>}
			</label>
			{mark && <Mark id={`${id}-mark`} text={mark} />}
			{hint && (
				<p id={`${id}-hint`} className="text-muted text-sm">
					{hint}
				</p>
			)}
		</>
	);
}
