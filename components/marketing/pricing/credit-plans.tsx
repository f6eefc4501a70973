import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { CREDIT_PLANS, type CreditPlan, PLAN_POINTS, planFacts } from "@/lib/marketing/plans";
import { Section } from "../../layout/section";
import { ActionLink } from "../action-link";
import { PlanCard } from "./plan-card";
import { planMail } from "./plan-mail";
import { Price } from "./price";

interface Props {
	locale: Locale;
	/** Where the trial is begun, and where questions go. */
	registerUrl: string;
	email: string;
}

/** The trial and the plans that are paid by credits, side by side. */
export async function CreditPlans({ locale, registerUrl, email }: Props) {
	const [t, navigation] = await Promise.all([
		getTranslations({ locale, namespace: "pricing.plans" }),
		getTranslations({ locale, namespace: "navigation" }),
	]);
	const facts = planFacts(locale);
	const nameOf = (plan: CreditPlan) => t(`${plan}.name`, facts);
	const mails = await Promise.all(CREDIT_PLANS.map((plan) => planMail(locale, email, nameOf(plan))));
	return (
		<Section id="credits" heading={t("heading")} lead={t("lead")}>
			<ul className="grid gap-x-5 md:grid-cols-3">
				{CREDIT_PLANS.map((plan, index) => (
					<li key={plan} className="row-span-5 mb-5 grid grid-rows-subgrid">
						<PlanCard
							name={nameOf(plan)}
							fit={t(`${plan}.fit`)}
							price={
								<Price
									amount={t(`${plan}.price`, facts)}
									unit={t(`${plan}.unit`, facts)}
									tax={plan === "startSmall" ? t("tax", facts) : undefined}
								/>
							}
							points={PLAN_POINTS.map((point) => t(`${plan}.points.${point}`, facts))}
							first={plan === "trial"}
							action={
								plan === "trial" ? (
									<ActionLink href={registerUrl}>{navigation("tryForFree")}</ActionLink>
								) : (
									<ActionLink quiet href={mails[index]} aria-label={`${navigation("contactUs")}: ${nameOf(plan)}`}>
										{navigation("contactUs")}
									</ActionLink>
								)
							}
						/>
					</li>
				))}
			</ul>
			<p className="mt-2 text-balance text-center text-muted">{t("withTax", facts)}</p>
			<p className="mt-2 text-balance text-center text-muted">{t("contact", { email })}</p>
		</Section>
	);
}
