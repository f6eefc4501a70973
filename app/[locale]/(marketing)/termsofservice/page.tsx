import { SiteFrame } from "@/components/layout/site-frame";
import { LegalArticle } from "@/components/legal/legal-article";
import { localeOf } from "@/lib/i18n/locales";
import { loadContent } from "@/lib/server/load-content";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";

export const generateMetadata = (props: SitePageProps) => pageMetadata("terms", props);

/** Terms of Service. */
export default async function TermsPage({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.terms}>
			<LegalArticle name="terms" locale={locale} text={await loadContent(locale, "legal/terms")} />
		</SiteFrame>
	);
}
