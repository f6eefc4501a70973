import { SiteFrame } from "@/components/layout/site-frame";
import { ProofArticle } from "@/components/proof/proof-article";
import { BrowsersTable, WeightsTable } from "@/components/proof/tables";
import { localeOf } from "@/lib/i18n/locales";
import { loadContent } from "@/lib/server/load-content";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";

export const generateMetadata = (props: SitePageProps) => pageMetadata("security", props);

/** What protects data, and how that is tested. */
export default async function Security({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const figures = { browsers: <BrowsersTable locale={locale} />, weight: <WeightsTable locale={locale} /> };
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.security}>
			<ProofArticle text={await loadContent(locale, "proof/security")} figures={figures} />
		</SiteFrame>
	);
}
