import type { ComponentProps } from "react";

interface Props extends ComponentProps<"button"> {
	/** A filled button is the page's main action; there is one. */
	quiet?: boolean;
}

const FILLED =
	"bg-brand font-bold text-on-brand disabled:bg-transparent disabled:text-muted disabled:border-line disabled:border";
const QUIET = "border border-line font-medium text-ink";

/** A button with a touch target of at least 48 px. */
export function Button({ quiet = false, className = "", type = "button", ...rest }: Props) {
	return (
		<button
			{...rest}
			type={type}
			className={`inline-flex min-h-12 items-center justify-center rounded-lg px-6 ${quiet ? QUIET : FILLED} ${className}`}
		/>
	);
}
