interface Props {
	/** Id of the field; the hint gets `<id>-hint`. */
	id: string;
	label: string;
	hint: string | undefined;
	required: boolean | undefined;
}

/** What a field is for, whether it must be filled in, and a hint. */
export function FieldLabel({ id, label, hint, required }: Props) {
	return (
		<>
			<label htmlFor={id} className="font-medium text-ink">
				{label}
				{required && <span aria-hidden="true"> *</span>}
			</label>
			{hint && (
				<p id={`${id}-hint`} className="text-muted text-sm">
					{hint}
				</p>
			)}
		</>
	);
}
