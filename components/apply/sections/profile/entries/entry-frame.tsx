import type { ReactNode } from "react";
import type { ApplyWords } from "../../../setup";

interface Props {
	title: string;
	/** An entry of one line, whose field says what the title says. */
	isLine: boolean;
	words: ApplyWords;
	onRemove(): void;
	children: ReactNode;
}

const REMOVE =
	"min-h-11 min-w-11 shrink-0 rounded-lg px-2 font-medium text-brand-ink underline underline-offset-2 disabled:text-muted";

/** An entry of a list with its title, and the button that removes it. */
export function EntryFrame({ title, isLine, words, onRemove, children }: Props) {
	const remove = (
		<button type="button" onClick={onRemove} className={isLine ? REMOVE : `${REMOVE} float-end -me-2`}>
			{words.ENTRY_REMOVE}
			<span className="sr-only"> {title}</span>
		</button>
	);
	if (isLine) {
		return (
			<fieldset className="min-w-0">
				<legend className="sr-only">{title}</legend>
				<div className="flex items-end gap-2">
					<div className="min-w-0 flex-1">{children}</div>
					{remove}
				</div>
			</fieldset>
		);
	}
	return (
		// Contained, so that a key typed into one entry doesn't make the browser paint all the others.
		<fieldset className="min-w-0 rounded-lg border border-line p-4 contain-content">
			{/* A legend that floats stands in the frame instead of on its border, with the button beside it. */}
			<legend className="float-start py-2 font-medium text-ink">{title}</legend>
			{remove}
			<div className="clear-both space-y-5 pt-2">{children}</div>
		</fieldset>
	);
}
