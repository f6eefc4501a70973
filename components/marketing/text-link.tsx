import type { ReactNode } from "react";

interface Props {
	href: string;
	children: ReactNode;
}

/** A way on that is not the page's main one. */
export const TextLink = ({ href, children }: Props) => (
	<a
		href={href}
		className="mt-2 inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4"
	>
		{children}
	</a>
);
