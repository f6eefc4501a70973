import type { ReactNode } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { readyFrame } from "./ready/ready-frame";
import { ReadyPart } from "./ready/ready-part.client";
import { SiteFooter } from "./site-footer";

interface Props {
	locale: Locale;
	/** The page's path without its language: the language switch leads there in the other one, and links to it are marked. */
	path: string;
	children: ReactNode;
}

/** The frame of the site's own pages: its header above, its footer below. */
export const SiteFrame = async ({ locale, path, children }: Props) => (
	<>
		<ReadyPart
			as="header"
			part="header"
			frame={await readyFrame(locale, path)}
			path={path}
			className="border-b bg-surface"
		/>
		{children}
		<SiteFooter locale={locale} path={path} />
	</>
);
