interface Props {
	id?: string;
	text: string;
}

/** A small tag beside a label or a title. */
export function Mark({ id, text }: Props) {
	return (
		<span id={id} className="ms-2 whitespace-nowrap rounded-full border border-line px-2 text-muted text-xs">
			{text}
		</span>
	);
}
