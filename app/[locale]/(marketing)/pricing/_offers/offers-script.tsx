import { getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/ui/json-ld";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { toJsonLd } from "@/lib/job/json-ld";
import { planFacts } from "@/lib/marketing/plans";
import { env } from "@/lib/server/env";
import { pageAddress } from "../../_page/metadata";
import { offersMarkup } from "./markup";

/** The plans' prices for search engines. */
export async function OffersScript({ locale }: { locale: Locale }) {
	const [t, { common }] = await Promise.all([getTranslations({ locale, namespace: "pricing" }), loadMessages(locale)]);
	const facts = planFacts(locale);
	const credits = (plan: "trial" | "startSmall") => ({
		name: t(`plans.${plan}.name`, facts),
		unit: t(`plans.${plan}.unit`, facts),
	});
	const essential = (period: "monthly" | "yearly") => ({
		name: t("subscription.essential.name"),
		unit: t(`subscription.essential.${period}Unit`),
	});
	const markup = offersMarkup({
		name: common.productName,
		description: t("hero.lead", facts),
		url: pageAddress("pricing", locale),
		// The head's icon.
		image: `${env().siteOrigin}/icon-512.png`,
		plans: {
			trial: credits("trial"),
			startSmall: credits("startSmall"),
			monthly: essential("monthly"),
			yearly: essential("yearly"),
		},
	});
	return <JsonLd json={toJsonLd(markup)} />;
}
