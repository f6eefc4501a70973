import { EnquiryCard } from "@/components/enquiry/enquiry-card";
import { Section } from "@/components/layout/section";
import { SiteFrame } from "@/components/layout/site-frame";
import { CheckList } from "@/components/marketing/check-list";
import { PageHero } from "@/components/marketing/page-hero";
import { Scene } from "@/components/marketing/scenes/scene";
import { ToForm } from "@/components/marketing/to-form";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";

export const generateMetadata = (props: SitePageProps) => pageMetadata("training", props);

/** Where recruiters ask for a training. */
export default async function Training({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const { training } = (await loadMessages(locale)).enquiry;
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.training}>
			<main id="content">
				<PageHero
					above={training.above}
					heading={training.heading}
					lead={training.lead}
					picture={<Scene name="team-training" locale={locale} />}
				>
					<ToForm href="#request">{training.formHeading}</ToForm>
					<h2 className="mt-8 font-bold text-ink text-lg">{training.holdsHeading}</h2>
					<CheckList points={training.holds} />
				</PageHero>
				<Section id="request" heading={training.formHeading}>
					<EnquiryCard kind="training" locale={locale} />
				</Section>
			</main>
		</SiteFrame>
	);
}
