import { SiteFrame } from "@/components/layout/site-frame";
import { FilmLink } from "@/components/marketing/film-link";
import { HomeCallToAction } from "@/components/marketing/home/home-call-to-action";
import { BothSides } from "@/components/marketing/how-it-works/both-sides";
import { FeatureSection } from "@/components/marketing/how-it-works/feature-section";
import { JumpBar } from "@/components/marketing/how-it-works/jump-bar";
import { MoreFeatures } from "@/components/marketing/how-it-works/more-features";
import { PageHero } from "@/components/marketing/page-hero";
import { Scene } from "@/components/marketing/scenes/scene";
import { TryForFree } from "@/components/marketing/try-for-free";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";

export const generateMetadata = (props: SitePageProps) => pageMetadata("how-it-works", props);

/** The product, feature by feature. */
export default async function HowItWorks({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const { hero } = (await loadMessages(locale))["how-it-works"];
	return (
		<SiteFrame locale={locale} path={SITE_PAGES["how-it-works"]}>
			<main id="content">
				<PageHero
					{...hero}
					actions={
						<>
							<TryForFree locale={locale} />
							<FilmLink locale={locale} />
						</>
					}
					picture={<Scene name="stages" locale={locale} />}
				/>
				<JumpBar locale={locale} />
				<BothSides locale={locale} />
				<FeatureSection locale={locale} group="ask" tone="surface" />
				<FeatureSection locale={locale} group="attract" />
				<FeatureSection locale={locale} group="decide" tone="surface" />
				<MoreFeatures locale={locale} />
				<HomeCallToAction locale={locale} />
			</main>
		</SiteFrame>
	);
}
