interface Props {
	id: string;
	text: string | undefined;
}

/** What is wrong with a field, below it; nothing when it is right. */
export function FieldError({ id, text }: Props) {
	if (!text) return null;
	return (
		<p id={id} className="mt-1.5 flex gap-1.5 font-medium text-danger text-sm">
			<span aria-hidden="true">▲</span>
			{text}
		</p>
	);
}
