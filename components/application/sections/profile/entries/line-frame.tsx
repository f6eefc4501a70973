import type { ReactNode } from "react";

interface Props {
	title: string;
	/** The button that removes the entry. */
	remove: ReactNode;
	children: ReactNode;
}

/** An entry of one line, whose field says what the title says. */
export function LineFrame({ title, remove, children }: Props) {
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
