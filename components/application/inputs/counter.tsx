interface Props {
	id: string;
	text: string;
	/** Said, aloud too, when nothing more fits. */
	full: string | undefined;
}

/** How much has been written, below a box. */
export function Counter({ id, text, full }: Props) {
	const announcement = full ? `${text}. ${full}` : text;
	return (
		<>
			<p id={id} className={`mt-1 text-sm ${full ? "font-medium text-ink" : "text-muted"}`}>
				{announcement}
			</p>
			<span role="status" className="sr-only">
				{full ? announcement : ""}
			</span>
		</>
	);
}
