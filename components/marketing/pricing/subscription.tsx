import { getTranslations } from "next-intl/server";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { planFacts } from "@/lib/marketing/plans";
import { SITE_PAGES } from "@/lib/site/pages";
import { Section } from "../../layout/section";
import { ActionLink } from "../action-link";
import { TextLink } from "../text-link";
import { EssentialPrice } from "./essential-price";
import { PeriodSwitch } from "./period-switch";
import { planMail } from "./plan-mail";
import { Price } from "./price";

interface Props {
	locale: Locale;
	email: string;
}

const CARD = "flex flex-col rounded-3xl border bg-surface p-6 sm:p-8";

async function ContactUs({ locale, email, plan }: Props & { plan: string }) {
	const t = await getTranslations({ locale, namespace: "navigation" });
	return (
		<div className="mt-auto pt-6">
			<ActionLink
				quiet
				href={await planMail(locale, email, plan)}
				aria-label={`${t("contactUs")}: ${plan}`}
				className="w-full"
			>
				{t("contactUs")}
			</ActionLink>
		</div>
	);
}

/** Plans that are paid by the month or by the year. */
export async function Subscription({ locale, email }: Props) {
	const t = await getTranslations({ locale, namespace: "pricing.subscription" });
	const facts = planFacts(locale);
	const [essential, enterprise] = [t("essential.name"), t("enterprise.name")];
	return (
		<Section id="subscription" heading={t("heading")} lead={t("lead")}>
			<div className="group/period">
				<PeriodSwitch legend={t("period")} monthly={t("monthly")} yearly={t("yearly")} saving={t("save", facts)} />
				<div className="mx-auto grid max-w-4xl gap-5 md:grid-cols-2">
					<div className={CARD}>
						<h3 className="font-extrabold text-ink text-xl">{essential}</h3>
						<p className="mt-1 mb-5 text-muted">{t("essential.fit")}</p>
						<EssentialPrice locale={locale} />
						<ContactUs locale={locale} email={email} plan={essential} />
					</div>
					<div className={CARD}>
						<h3 className="font-extrabold text-ink text-xl">{enterprise}</h3>
						<p className="mt-1 mb-5 text-muted">{t("enterprise.fit")}</p>
						<Price amount={t("enterprise.price")} unit={t("enterprise.unit")} />
						<p className="mt-3 font-bold text-ink">{t("enterprise.responses")}</p>
						<p className="mt-1 text-muted">{t("enterprise.talk")}</p>
						<TextLink href={pathIn(locale, SITE_PAGES.demo)}>{t("enterprise.demo")}</TextLink>
						<ContactUs locale={locale} email={email} plan={enterprise} />
					</div>
				</div>
			</div>
		</Section>
	);
}
