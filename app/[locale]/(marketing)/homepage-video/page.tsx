import { SiteFrame } from "@/components/layout/site-frame";
import { HomeSections } from "@/components/marketing/home/home-sections";
import { VideoHero } from "@/components/marketing/home/video-hero";
import { VideoSection } from "@/components/marketing/home/video-section";
import { localeOf } from "@/lib/i18n/locales";
import { loadCaptions } from "@/lib/server/load-captions";
import { SITE_PAGES } from "@/lib/site/pages";
import { loadHome } from "../_home/load";
import { pageMetadata, type SitePageProps } from "../_page/metadata";

export const generateMetadata = (props: SitePageProps) => pageMetadata("homepage-video", props);

/** The home page with the how-to video. */
export default async function HomepageVideo({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const [lists, captions] = await Promise.all([loadHome(locale), loadCaptions("how-to", locale)]);
	return (
		<SiteFrame locale={locale} path={SITE_PAGES["homepage-video"]}>
			<main id="content">
				<VideoHero locale={locale} />
				<VideoSection locale={locale} captions={captions} />
				<HomeSections locale={locale} {...lists} />
			</main>
		</SiteFrame>
	);
}
