import { JsonLd } from "@/components/ui/json-ld";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { toJsonLd } from "@/lib/job/json-ld";
import { env } from "@/lib/server/env";
import { pageAddress } from "../../_page/metadata";
import { offersMarkup } from "./markup";

/** The plans' prices for search engines. */
export async function OffersScript({ locale }: { locale: Locale }) {
	const { pricing, common } = await loadMessages(locale);
	const credits = (plan: "trial" | "startSmall") => ({
		name: pricing.plans[plan].name,
		unit: pricing.plans[plan].unit,
	});
	const essential = (period: "monthly" | "yearly") => ({
		name: pricing.subscription.essential.name,
		unit: pricing.subscription.essential[`${period}Unit`],
	});
	const markup = offersMarkup({
		name: common.productName,
		description: pricing.hero.lead,
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
