import type { ComponentProps } from "react";
import { ACTION_FILLED, ACTION_QUIET, ACTION_SHAPE } from "./action-style";

interface Look {
	/** The filled one is a page's main action; on dark grounds the quiet one turns light. */
	quiet?: boolean;
	onDark?: boolean;
}

const QUIET_ON_DARK = "border-2 border-white/70 text-white hover:bg-white/10";

/** The next step that a page of the site wants: a large link. */
export function ActionLink({
	quiet = false,
	onDark = false,
	className = "",
	children,
	...rest
}: ComponentProps<"a"> & Look) {
	const colours = quiet ? (onDark ? QUIET_ON_DARK : ACTION_QUIET) : ACTION_FILLED;
	return (
		<a {...rest} className={`${ACTION_SHAPE} ${colours} ${className}`}>
			{children}
		</a>
	);
}
