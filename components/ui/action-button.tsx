import type { ComponentProps } from "react";
import { ACTION_FILLED, ACTION_QUIET, ACTION_SHAPE } from "./action-style";

const DISABLED = "disabled:border-line disabled:bg-transparent disabled:text-muted";

interface Look {
	/** The filled one sends the page's form. */
	quiet?: boolean;
}

/** A button of a form of the site's own pages, which looks like their other calls to action. */
export const ActionButton = ({
	quiet = false,
	className = "",
	type = "submit",
	...rest
}: ComponentProps<"button"> & Look) => (
	<button
		{...rest}
		type={type}
		className={`${ACTION_SHAPE} ${quiet ? ACTION_QUIET : ACTION_FILLED} ${DISABLED} ${className}`}
	/>
);
