import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";

const STEPS = ["step1", "step2", "step3"] as const;

/** The candidate's way in three steps. */
export async function HomeSteps({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "home" });
	return (
		<section aria-labelledby="steps-heading">
			<h2 id="steps-heading" className="font-bold text-2xl text-ink">
				{t("stepsHeading")}
			</h2>
			<ol className="mt-5 grid gap-6 md:grid-cols-3">
				{STEPS.map((step, index) => (
					<li key={step} className="rounded-2xl border bg-surface p-6">
						<span
							className="grid size-9 place-items-center rounded-full bg-brand font-bold text-on-brand"
							aria-hidden="true"
						>
							{index + 1}
						</span>
						<h3 className="mt-3 font-bold text-ink text-lg">{t(`${step}Title`)}</h3>
						<p className="mt-1 text-muted">{t(`${step}Text`)}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
