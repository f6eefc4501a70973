import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { planFacts } from "@/lib/marketing/plans";

const BAR = "flex min-h-16 flex-col justify-center rounded-2xl px-3 py-2 leading-tight sm:px-5";

/** What a top-up does to credits, on a line of time. */
export async function CreditPicture({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "pricing.credits.picture" });
	const facts = planFacts(locale);
	return (
		<figure
			role="img"
			aria-label={t("label", facts)}
			className="mx-auto mb-10 max-w-3xl rounded-3xl border bg-surface p-4 sm:p-8"
		>
			<div aria-hidden="true" className="grid grid-cols-20 gap-y-3 text-sm sm:text-base">
				<div className={`${BAR} col-span-12 border border-brand-ink bg-tint text-ink`}>
					<span className="font-bold">{t("first", facts)}</span>
					<span className="text-muted">{t("months", facts)}</span>
				</div>
				<p className="col-span-8 col-start-1 row-start-2 self-center pe-3 text-end font-bold text-brand-ink">
					{t("topUp")} →
				</p>
				<div className={`${BAR} col-span-12 bg-brand text-on-brand forced-colors:border`}>
					<span className="font-bold">{t("second")}</span>
					<span>{t("again", facts)}</span>
				</div>
				<div className="col-span-20 h-1 rounded-full bg-linear-to-r from-tint to-brand" />
			</div>
		</figure>
	);
}
