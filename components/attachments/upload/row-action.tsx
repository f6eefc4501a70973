interface Props {
	text: string;
	filename: string;
	/** True for the action that the row waits for: it receives the focus when the focused button disappears. */
	isMain?: boolean;
	disabled?: boolean;
	onClick(): void;
}

const SHAPE = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg px-3";
const PLAIN = "font-medium text-brand-ink underline underline-offset-2 disabled:text-muted";
const MAIN = "border border-brand-ink px-5 font-bold text-brand-ink";

/** A button of a file's row; its accessible name includes the file's name. */
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
