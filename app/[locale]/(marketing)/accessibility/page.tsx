import { SiteFrame } from "@/components/layout/site-frame";
import { ProofArticle } from "@/components/proof/proof-article";
import { LooksTable } from "@/components/proof/tables";
import { localeOf } from "@/lib/i18n/locales";
import { loadContent } from "@/lib/server/load-content";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";

export const generateMetadata = (props: SitePageProps) => pageMetadata("accessibility", props);

/** The accessibility statement. */
export default async function Accessibility({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const figures = { checks: <LooksTable locale={locale} /> };
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.accessibility}>
			<ProofArticle text={await loadContent(locale, "proof/accessibility")} figures={figures} />
		</SiteFrame>
	);
}
