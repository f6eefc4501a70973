import { ActionLink } from "@/components/ui/action-link";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { CREDIT_PLANS, type CreditPlan } from "@/lib/marketing/plans";
import { fill } from "@/lib/text/fill";
import { Section } from "../../layout/section";
import { PlanCard } from "./plan-card";
import { planMail } from "./plan-mail";
import { Price } from "./price";

interface Props {
	locale: Locale;
	/** The addresses of the sign-up and for questions. */
	registerUrl: string;
	email: string;
}

/** The trial and the plans that are paid by credits, side by side. */
export async function CreditPlans({ locale, registerUrl, email }: Props) {
	const { pricing, navigation } = await loadMessages(locale);
	const { plans } = pricing;
	const nameOf = (plan: CreditPlan) => plans[plan].name;
	const mails = await Promise.all(CREDIT_PLANS.map((plan) => planMail(locale, email, nameOf(plan))));
	return (
		<Section id="credits" heading={plans.heading} lead={plans.lead}>
			<ul className="grid gap-x-5 md:grid-cols-3">
				{CREDIT_PLANS.map((plan, index) => (
					<li key={plan} className="row-span-5 mb-5 grid grid-rows-subgrid">
						<PlanCard
							name={nameOf(plan)}
							fit={plans[plan].fit}
							price={
								<Price
									amount={plans[plan].price}
									unit={plans[plan].unit}
									tax={plan === "startSmall" ? plans.tax : undefined}
								/>
							}
							points={plans[plan].points}
							first={plan === "trial"}
							action={
								plan === "trial" ? (
									<ActionLink href={registerUrl}>{navigation.tryForFree}</ActionLink>
								) : (
									<ActionLink quiet href={mails[index]} aria-label={`${navigation.contactUs}: ${nameOf(plan)}`}>
										{navigation.contactUs}
									</ActionLink>
								)
							}
						/>
					</li>
				))}
			</ul>
			<p className="mt-2 text-balance text-center text-muted">{plans.withTax}</p>
			<p className="mt-2 text-balance text-center text-muted">{fill(plans.contact, { email })}</p>
		</Section>
	);
}
