interface Props {
	text: string;
	filename: string;
	/** True for what the row is waiting for: it gets the focus when the button that had it goes. */
	isMain?: boolean;
	disabled?: boolean;
	onClick(): void;
}

const SHAPE = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg px-3";
const PLAIN = "font-medium text-brand-ink underline underline-offset-2 disabled:text-muted";
const MAIN = "border border-brand-ink px-5 font-bold text-brand-ink";

/** A button of a file's row; its name says which file it is for. */
export function RowAction({ text, filename, isMain = false, disabled = false, onClick }: Props) {
	return (
		<button
			type="button"
			disabled={disabled}
			onClick={onClick}
			data-main={isMain || undefined}
			className={`${SHAPE} ${isMain ? MAIN : PLAIN}`}
		>
			{text}
			<span className="sr-only"> {filename}</span>
		</button>
	);
}
