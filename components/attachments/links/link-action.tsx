import type { ComponentProps } from "react";

interface Props extends ComponentProps<"button"> {
	/** The link that the action concerns, for screen readers. */
	of?: string;
}

/** A quiet button of a link, large enough for a thumb. */
export function LinkAction({ of, children, ...button }: Props) {
	return (
		<button
			{...button}
			type="button"
			className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg px-3 font-medium text-brand-ink underline underline-offset-2 disabled:text-muted"
		>
			{children}
			{of && <span className="sr-only"> {of}</span>}
		</button>
	);
}
