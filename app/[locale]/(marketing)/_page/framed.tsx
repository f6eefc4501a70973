import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { localeOf } from "@/lib/i18n/locales";

interface Props {
	children: ReactNode;
	params: Promise<Record<string, string>>;
}

/**
 * A layout that puts the site's frame around a page that may be missing, whose screen for that would bring a second frame
 * with every page. `pathOf` gives the page's path without its language, from the values in the address.
 */
export const framed =
	(pathOf: (params: Record<string, string>) => string) =>
	async ({ children, params }: Props) => {
		const values = await params;
		return (
			<SiteFrame locale={localeOf(values.locale ?? "")} path={pathOf(values)}>
				{children}
			</SiteFrame>
		);
	};
