interface Props {
	id: string;
	text: string | undefined;
}

/** The error message below a field; nothing if the field is valid. */
export function FieldError({ id, text }: Props) {
	if (!text) return null;
	return (
		<p id={id} className="mt-1.5 flex gap-1.5 font-medium text-danger text-sm">
			<span aria-hidden="true">▲</span>
			{text}
		</p>
	);
}
