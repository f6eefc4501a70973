import { SiteFrame } from "@/components/layout/site-frame";
import { CallToAction } from "@/components/marketing/call-to-action";
import { PageHero } from "@/components/marketing/page-hero";
import { CreditPlans } from "@/components/marketing/pricing/credit-plans";
import { CreditRules } from "@/components/marketing/pricing/credit-rules";
import { PlanTable } from "@/components/marketing/pricing/plan-table";
import { PriceDifference } from "@/components/marketing/pricing/price-difference";
import { PriceQuestions } from "@/components/marketing/pricing/price-questions";
import { Subscription } from "@/components/marketing/pricing/subscription";
import { ActionLink } from "@/components/ui/action-link";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";
import { hostPages } from "@/lib/server/host-pages";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";
import { OffersScript } from "./_offers/offers-script";

export const generateMetadata = (props: SitePageProps) => pageMetadata("pricing", props);

export default async function Pricing({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const { pricing, navigation } = await loadMessages(locale);
	const { supportEmail } = env();
	const { register } = hostPages(locale);
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.pricing}>
			<main id="content">
				<OffersScript locale={locale} />
				<PageHero above={pricing.hero.above} heading={pricing.hero.heading} lead={pricing.hero.lead} />
				<CreditPlans locale={locale} registerUrl={register} email={supportEmail} />
				<CreditRules locale={locale} />
				<Subscription locale={locale} email={supportEmail} />
				<PriceDifference locale={locale} />
				<PlanTable locale={locale} />
				<PriceQuestions locale={locale} />
				<CallToAction heading={pricing.end.heading} text={pricing.end.text}>
					<ActionLink href={register}>{navigation.tryForFree}</ActionLink>
				</CallToAction>
			</main>
		</SiteFrame>
	);
}
