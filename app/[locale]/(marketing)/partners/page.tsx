import { SiteFrame } from "@/components/layout/site-frame";
import { localeOf } from "@/lib/i18n/locales";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";
import { PartnersScreen } from "./partners-screen";

export const generateMetadata = (props: SitePageProps) => pageMetadata("partners", props);

export default async function Partners({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.partners}>
			<PartnersScreen locale={locale} />
		</SiteFrame>
	);
}
