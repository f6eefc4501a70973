interface Props {
	id: string;
	text: string;
	/** True when nothing more fits; then it is also said aloud. */
	isFull: boolean;
}

/** How much has been written, below a box. */
export function Counter({ id, text, isFull }: Props) {
	return (
		<>
			<p id={id} className={`mt-1 text-sm ${isFull ? "font-medium text-ink" : "text-muted"}`}>
				{text}
			</p>
			<span role="status" className="sr-only">
				{isFull ? text : ""}
			</span>
		</>
	);
}
