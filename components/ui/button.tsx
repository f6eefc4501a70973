import type { ComponentProps } from "react";

// The transparent border becomes visible where the system forces its own colours.
const SHAPE = "inline-flex min-h-12 items-center justify-center rounded-lg border px-6 py-3 text-center";
const FILLED =
	"border-transparent bg-brand font-bold text-on-brand disabled:border-line disabled:bg-transparent disabled:text-muted aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-muted";
const QUIET = "border-line font-medium text-ink";

interface Look {
	/** A filled button is the page's only main action. */
	quiet?: boolean;
}

/** A button with a touch target of at least 48 px. */
export function Button({ quiet = false, className = "", type = "button", ...rest }: ComponentProps<"button"> & Look) {
	return <button {...rest} type={type} className={`${SHAPE} ${quiet ? QUIET : FILLED} ${className}`} />;
}

/** A link that looks like a button, for what leads to another page. */
export function ButtonLink({ quiet = false, className = "", children, ...rest }: ComponentProps<"a"> & Look) {
	return (
		<a {...rest} className={`${SHAPE} ${quiet ? QUIET : FILLED} ${className}`}>
			{children}
		</a>
	);
}
