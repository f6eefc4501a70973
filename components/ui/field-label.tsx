import { Mark } from "./mark";

interface Props {
	/** Id of the field; hint and mark get `<id>-hint` and `<id>-mark`. */
	id: string;
	/** Whether something refers to the label, which then gets `<id>-label`. */
	named?: boolean;
	label: string;
	hint?: string;
	required?: boolean;
	/** A note about the source of the field's value. */
	mark?: string;
}

/** A field's label, whether it is required, and a hint. */
export function FieldLabel({ id, named, label, hint, required, mark }: Props) {
	return (
		<>
			<label id={named ? `${id}-label` : undefined} htmlFor={id} className="font-medium text-ink">
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
