import type { Metadata } from "next";
import { listTitle } from "@/components/company/list/list-messages";
import { everyLanguage, type Locale } from "@/lib/i18n/locales";
import { env } from "@/lib/server/env";
import { fill } from "@/lib/text/fill";
import { type ListProps, loadListPage, pagePath } from "./load";

/** Head of a page of the list. Search results are not indexed, because the list contains them. */
export async function listMetadata(props: ListProps): Promise<Metadata> {
	const { locale, all, found } = await loadListPage(props);
	const { "company-list": messages, common } = all;
	if (!found) {
		return { title: messages.missingTitle, description: messages.missingText, robots: { index: false } };
	}
	const { siteOrigin } = env();
	const address = (one: Locale) => `${siteOrigin}${pagePath(one, found.query)}`;
	const title = listTitle(found.query, messages, common.productName);
	const description = fill(messages.description, { product: common.productName });
	const images = [{ url: `${siteOrigin}/social.png`, width: 1200, height: 630, alt: common.productName }];
	return {
		title,
		description,
		robots: found.query.q ? { index: false } : undefined,
		alternates: {
			canonical: address(locale),
			languages: everyLanguage(address),
		},
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
