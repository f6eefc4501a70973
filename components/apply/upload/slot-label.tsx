interface Props {
	/** Id of the file input. */
	id: string;
	label: string;
	hint: string | undefined;
	required: boolean;
}

/** What a slot is for. */
export function SlotLabel({ id, label, hint, required }: Props) {
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
