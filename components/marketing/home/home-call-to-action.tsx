import { getTranslations } from "next-intl/server";
import { FACTS } from "@/lib/content/facts";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { SITE_PAGES } from "@/lib/site/pages";
import { ActionLink } from "../action-link";
import { CallToAction } from "../call-to-action";
import { TryForFree } from "../try-for-free";

/** The end of the home page and of those that tell more of the product: the trial, or what comes after it. */
export async function HomeCallToAction({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "home.next" });
	return (
		<CallToAction heading={t("heading")} text={t("text", FACTS)}>
			<TryForFree locale={locale} />
			<ActionLink href={pathIn(locale, SITE_PAGES.pricing)} quiet onDark>
				{t("prices")}
			</ActionLink>
		</CallToAction>
	);
}
