import { getTranslations } from "next-intl/server";
import { SiteFrame } from "@/components/layout/site-frame";
import { ActionLink } from "@/components/marketing/action-link";
import { CallToAction } from "@/components/marketing/call-to-action";
import { PageHero } from "@/components/marketing/page-hero";
import { SignUpWays } from "@/components/marketing/register/sign-up-ways";
import { TrialHolds } from "@/components/marketing/register/trial-holds";
import { Section } from "@/components/marketing/section";
import { Steps } from "@/components/marketing/steps";
import { FACTS } from "@/lib/content/facts";
import { TRIAL_STEPS } from "@/lib/content/trial";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { env } from "@/lib/server/env";
import { recruiterPages } from "@/lib/server/recruiter-pages";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";

export const revalidate = 3600;
export const generateStaticParams = () => [];

export const generateMetadata = (props: SitePageProps) => pageMetadata("register", props);

export default async function Register({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const t = await getTranslations({ locale, namespace: "register" });
	const { supportEmail, backend } = env();
	const { register, login } = recruiterPages();
	// The embedded backend makes no accounts: its register page leads back to this one.
	const registerUrl = backend ? undefined : register;
	const steps = TRIAL_STEPS.map((step) => ({
		heading: t(`start.steps.${step}.heading`),
		text: t(`start.steps.${step}.text`, FACTS),
	}));
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.register}>
			<main id="content">
				<PageHero
					above={t("hero.above")}
					heading={t("hero.heading", FACTS)}
					lead={t("hero.lead", FACTS)}
					actions={<SignUpWays locale={locale} email={supportEmail} registerUrl={registerUrl} loginUrl={login} />}
					picture={<TrialHolds locale={locale} />}
				/>
				<Section id="next" heading={t("start.heading")} lead={t("start.lead")}>
					<Steps steps={steps} />
				</Section>
				<CallToAction heading={t("after.heading", FACTS)} text={t("after.text")}>
					<ActionLink quiet onDark href={pathIn(locale, SITE_PAGES.pricing)}>
						{t("after.prices")}
					</ActionLink>
				</CallToAction>
			</main>
		</SiteFrame>
	);
}
