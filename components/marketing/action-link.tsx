import type { ComponentProps } from "react";

interface Look {
	/** The filled one is a page's main action; on dark grounds the quiet one turns light. */
	quiet?: boolean;
	onDark?: boolean;
}

// White on raspberry is readable from 19 px bold on.
const SHAPE =
	"inline-flex min-h-13 items-center justify-center rounded-full px-[min(1.75rem,6vw)] py-3 text-center font-bold text-[1.1875rem] leading-tight";
const FILLED = "border border-transparent bg-[#ed2453] text-white hover:bg-[#d21744]";
const QUIET = "border-2 border-current text-brand-ink hover:bg-tint";
const QUIET_ON_DARK = "border-2 border-white/70 text-white hover:bg-white/10";

/** The next step that a marketing page wants: a large link. */
export function ActionLink({
	quiet = false,
	onDark = false,
	className = "",
	children,
	...rest
}: ComponentProps<"a"> & Look) {
	const colours = quiet ? (onDark ? QUIET_ON_DARK : QUIET) : FILLED;
	return (
		<a {...rest} className={`${SHAPE} ${colours} ${className}`}>
			{children}
		</a>
	);
}
