import { getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/ui/json-ld";
import { planFacts } from "@/lib/content/plans";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { toJsonLd } from "@/lib/jobs/json-ld";
import { env } from "@/lib/server/env";
import { socialPicturePath } from "@/lib/site/pages";
import { pageAddress } from "../../_page/metadata";
import { offersMarkup } from "./markup";

/** The plans' prices for search engines. */
export async function OffersScript({ locale }: { locale: Locale }) {
	const [t, { common, pages }] = await Promise.all([
		getTranslations({ locale, namespace: "pricing" }),
		loadMessages(locale),
	]);
	const essential = t("subscription.essential.name");
	const markup = offersMarkup({
		name: common.productName,
		description: pages.pricing.description,
		url: pageAddress("pricing", locale),
		image: env().siteOrigin + socialPicturePath("pricing", locale),
		plans: {
			trial: t("plans.trial.name", planFacts(locale)),
			startSmall: t("plans.startSmall.name"),
			monthly: `${essential}, ${t("subscription.monthly")}`,
			yearly: `${essential}, ${t("subscription.yearly")}`,
		},
	});
	return <JsonLd json={toJsonLd(markup)} />;
}
