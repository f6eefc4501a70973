import { ActionLink } from "@/components/ui/action-link";

interface Props {
	href: string;
	children: string;
}

/** A link down to a page's form, for windows so narrow that the form is far below. */
export const ToForm = ({ href, children }: Props) => (
	<p className="mt-6 md:hidden">
		<ActionLink href={href}>{children}</ActionLink>
	</p>
);
