import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";

/** What the product is for, in one sentence, and what that means. */
export async function Mission({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "about.mission" });
	return (
		<section aria-labelledby="mission-heading" className="mx-auto max-w-6xl px-gutter py-10 md:py-20">
			<div className="grid gap-8 md:grid-cols-[1.2fr_1fr] md:gap-16">
				<div>
					<h2 id="mission-heading" className="font-bold text-brand-ink">
						{t("heading")}
					</h2>
					<p className="mt-3 text-balance font-extrabold text-3xl text-ink leading-tight md:text-4xl">{t("text")}</p>
				</div>
				<div className="grid content-start gap-4 text-lg text-muted">
					<p>{t("detail.before")}</p>
					<p>{t("detail.now")}</p>
				</div>
			</div>
		</section>
	);
}
