import type { ReactNode } from "react";
import { type Locale, pathIn } from "@/lib/i18n/locales";

interface Props {
	locale: Locale;
	/** The target, without a language. */
	to: string;
	/** The path of the page that contains the link. */
	path: string;
	className: string;
	children: ReactNode;
}

/** A link to one of the site's own pages, marked if it is the current one. */
export const PageLink = ({ locale, to, path, className, children }: Props) => (
	<a href={pathIn(locale, to)} aria-current={to === path ? "page" : undefined} className={className}>
		{children}
	</a>
);
