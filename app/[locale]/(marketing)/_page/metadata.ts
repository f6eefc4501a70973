import type { Metadata } from "next";
import { everyLanguage, type Locale, localeOf, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";
import { SITE_PAGES, type SitePage, socialPicturePath } from "@/lib/site/pages";

export interface SitePageProps {
	params: Promise<{ locale: string }>;
}

/** The full address of one of the site's own pages in a language. */
export const pageAddress = (page: SitePage, locale: Locale): string =>
	env().siteOrigin + pathIn(locale, SITE_PAGES[page]);

/** Head of one of the site's own pages: its words are in `pages.json`, under the page's name. */
export async function pageMetadata(page: SitePage, { params }: SitePageProps): Promise<Metadata> {
	const locale = localeOf((await params).locale);
	const { pages, common } = await loadMessages(locale);
	const { title, description, picture } = pages[page];
	const address = (one: Locale) => pageAddress(page, one);
	const images = [{ url: env().siteOrigin + socialPicturePath(page, locale), width: 1200, height: 630, alt: picture }];
	return {
		title,
		description,
		alternates: { canonical: address(locale), languages: everyLanguage(address) },
		openGraph: {
			type: "website",
			url: address(locale),
			title,
			description,
			siteName: common.productName,
			locale,
			images,
		},
		twitter: { card: "summary_large_image", title, description, images },
	};
}
