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

export const generateMetadata = (props: SitePageProps) => pageMetadata("demo", props);

/** Where recruiters ask for a demo. */
export default async function Demo({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const { demo } = (await loadMessages(locale)).enquiry;
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.demo}>
			<main id="content">
				<PageHero
					above={demo.above}
					heading={demo.heading}
					lead={demo.lead}
					picture={<Scene name="compare" locale={locale} />}
				>
					<ToForm href="#request">{demo.formHeading}</ToForm>
					<h2 className="mt-8 font-bold text-ink text-lg">{demo.holdsHeading}</h2>
					<CheckList points={demo.holds} />
				</PageHero>
				<Section id="request" heading={demo.formHeading}>
					<EnquiryCard kind="demo" locale={locale} />
				</Section>
			</main>
		</SiteFrame>
	);
}
