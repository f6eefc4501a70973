import type { ReactNode } from "react";
import { type Locale, pathIn } from "@/lib/i18n/locales";

interface Props {
	locale: Locale;
	/** Where it leads, without a language. */
	to: string;
	/** Path of the page that it stands on. */
	path: string;
	className: string;
	children: ReactNode;
}

/** A link to one of the site's own pages, which says when it is the one that is shown. */
export const PageLink = ({ locale, to, path, className, children }: Props) => (
	<a href={pathIn(locale, to)} aria-current={to === path ? "page" : undefined} className={className}>
		{children}
	</a>
);
