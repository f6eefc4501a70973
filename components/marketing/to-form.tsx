import { ActionLink } from "./action-link";

interface Props {
	href: string;
	children: string;
}

/** Leads down to a page's form where the window is so narrow that the form stands far below. */
export const ToForm = ({ href, children }: Props) => (
	<p className="mt-6 md:hidden">
		<ActionLink href={href}>{children}</ActionLink>
	</p>
);
