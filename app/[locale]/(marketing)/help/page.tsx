import type { Metadata } from "next";
import { AllAnswers } from "@/components/help/all-answers";
import { HelpCards } from "@/components/help/help-cards";
import { HelpHero } from "@/components/help/help-hero";
import { HelpNote } from "@/components/help/help-note";
import { HelpSearch } from "@/components/help/help-search";
import { SiteFrame } from "@/components/layout/site-frame";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";
import { loadAnswers } from "./_help/load-answers";

export const generateMetadata = (props: SitePageProps): Promise<Metadata> => pageMetadata("help", props);

export default async function Help({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const [{ help }, sections] = await Promise.all([loadMessages(locale), loadAnswers(locale)]);
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.help}>
			<main id="content">
				<HelpHero {...help.hero}>
					<HelpSearch locale={locale} sections={sections} />
				</HelpHero>
				<HelpCards locale={locale} />
				<AllAnswers locale={locale} sections={sections} />
				<HelpNote name="training" locale={locale} />
				<HelpNote name="candidates" locale={locale} />
			</main>
		</SiteFrame>
	);
}
