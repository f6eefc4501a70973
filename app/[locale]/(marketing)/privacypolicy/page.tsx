import { SiteFrame } from "@/components/layout/site-frame";
import { LegalArticle } from "@/components/legal/legal-article";
import { localeOf } from "@/lib/i18n/locales";
import { loadContent } from "@/lib/server/load-content";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";

export const generateMetadata = (props: SitePageProps) => pageMetadata("privacy", props);

/** Privacy Policy. */
export default async function PrivacyPage({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.privacy}>
			<LegalArticle name="privacy" locale={locale} text={await loadContent(locale, "legal/privacy")} />
		</SiteFrame>
	);
}
