interface Props {
	/** What is seen. */
	text: string;
	/** Which entry goes, for people who don't see it. */
	title: string;
	onClick(): void;
}

/** Removes an entry of a list. */
export function RemoveButton({ text, title, onClick }: Props) {
	return (
		<button
			type="button"
			onClick={onClick}
			className="min-h-11 min-w-11 shrink-0 rounded-lg px-2 font-medium text-brand-ink underline underline-offset-2 disabled:text-muted"
		>
			{text}
			<span className="sr-only"> {title}</span>
		</button>
	);
}
