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

interface Shared {
	locale: Locale;
	/** The page's full address. */
	url: string;
	title: string;
	description: string;
	/** The page whose picture is shown. */
	picture: SitePage;
}

/** The preview of a page's shared links. */
export async function sharedMetadata({ locale, url, title, description, picture }: Shared): Promise<Metadata> {
	const { pages, common } = await loadMessages(locale);
	const address = env().siteOrigin + socialPicturePath(picture, locale);
	const images = [{ url: address, width: 1200, height: 630, alt: pages[picture].picture }];
	return {
		openGraph: { type: "website", url, title, description, siteName: common.productName, locale, images },
		twitter: { card: "summary_large_image", title, description, images },
	};
}

/** Head of one of the site's own pages: its messages are in `pages.json`, under the page's name. */
export async function pageMetadata(page: SitePage, { params }: SitePageProps): Promise<Metadata> {
	const locale = localeOf((await params).locale);
	const { title, description } = (await loadMessages(locale)).pages[page];
	const address = (one: Locale) => pageAddress(page, one);
	const url = address(locale);
	return {
		title,
		description,
		alternates: { canonical: url, languages: everyLanguage(address) },
		...(await sharedMetadata({ locale, url, title, description, picture: page })),
	};
}
