import type { ReactNode } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface Props {
	locale: Locale;
	/** The page's path without its language: the language switch leads there in the other one, and links to it are marked. */
	path: string;
	children: ReactNode;
}

/** The frame of the site's own pages: its header above, its footer below. */
export const SiteFrame = ({ locale, path, children }: Props) => (
	<>
		<SiteHeader locale={locale} path={path} />
		{children}
		<SiteFooter locale={locale} path={path} />
	</>
);
