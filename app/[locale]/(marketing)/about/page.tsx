import { SiteFrame } from "@/components/layout/site-frame";
import { Mission } from "@/components/marketing/about/mission";
import { Opportunities } from "@/components/marketing/about/opportunities";
import { TeamGallery } from "@/components/marketing/about/team-gallery";
import { Values } from "@/components/marketing/about/values";
import { CallToAction } from "@/components/marketing/call-to-action";
import { PageHero } from "@/components/marketing/page-hero";
import { Scene } from "@/components/marketing/scenes/scene";
import { TryForFree } from "@/components/marketing/try-for-free";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { loadPart } from "@/lib/server/load-part";
import { loadTeamJobs } from "@/lib/server/load-team-jobs";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";

export const generateMetadata = (props: SitePageProps) => pageMetadata("about", props);

export default async function About({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const [{ about }, jobs] = await Promise.all([
		loadMessages(locale),
		loadPart("team jobs", () => loadTeamJobs(locale), []),
	]);
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.about}>
			<main id="content">
				<PageHero
					above={about.hero.above}
					heading={about.hero.heading}
					lead={about.hero.lead}
					picture={<Scene name="time-zones" locale={locale} />}
				/>
				<Mission locale={locale} />
				<Values locale={locale} />
				<TeamGallery locale={locale} />
				<Opportunities locale={locale} jobs={jobs} />
				<CallToAction heading={about.end.heading} text={about.end.text}>
					<TryForFree locale={locale} />
				</CallToAction>
			</main>
		</SiteFrame>
	);
}
