import { SiteFrame } from "@/components/layout/site-frame";
import { HomeHero } from "@/components/marketing/home/home-hero";
import { HomeSections } from "@/components/marketing/home/home-sections";
import { JsonLd } from "@/components/ui/json-ld";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { toJsonLd } from "@/lib/job/json-ld";
import { siteMarkup } from "@/lib/job/site-markup";
import { env } from "@/lib/server/env";
import { SITE_PAGES } from "@/lib/site/pages";
import { loadHome } from "./_home/load";
import { pageAddress, pageMetadata, type SitePageProps } from "./_page/metadata";

export const generateMetadata = (props: SitePageProps) => pageMetadata("home", props);

/** The home page. */
export default async function Home({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const [{ common }, lists] = await Promise.all([loadMessages(locale), loadHome(locale)]);
	const { siteOrigin: origin } = env();
	const markup = siteMarkup({ name: common.productName, origin, url: pageAddress("home", locale), language: locale });
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.home}>
			<main id="content">
				{markup.map((node) => (
					<JsonLd key={String(node["@type"])} json={toJsonLd(node)} />
				))}
				<HomeHero locale={locale} />
				<HomeSections locale={locale} {...lists} />
			</main>
		</SiteFrame>
	);
}
