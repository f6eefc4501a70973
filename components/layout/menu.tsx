import type { ReactNode } from "react";

interface Props {
	/** The panel's id, once in a page. */
	id: string;
	/** The content of the button. */
	label: ReactNode;
	/** Whether the current page is one of the menu's. */
	isCurrent?: boolean;
	/** A sheet is as wide as the window; other panels open below their button. */
	isSheet?: boolean;
	/** Look of the button. */
	className: string;
	children: ReactNode;
}

/** A button that opens a panel without script: Escape, a click elsewhere and the button itself close it. */
export function Menu({ id, label, isCurrent = false, isSheet = false, className, children }: Props) {
	const look = isSheet ? "menu-sheet border-y" : "rounded-2xl border";
	return (
		<div className="menu group">
			<button type="button" popoverTarget={id} aria-current={isCurrent ? "true" : undefined} className={className}>
				{label}
			</button>
			<div id={id} popover="auto" className={`menu-panel bg-surface text-ink shadow-xl ${look}`}>
				{children}
			</div>
		</div>
	);
}
