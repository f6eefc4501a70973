import { SiteFrame } from "@/components/layout/site-frame";
import { CallToAction } from "@/components/marketing/call-to-action";
import { RegisterHero } from "@/components/marketing/register/register-hero";
import { TrialSteps } from "@/components/marketing/register/trial-steps";
import { Wizard } from "@/components/sign-up/wizard/wizard.client";
import { wizardSetup } from "@/components/sign-up/wizard/wizard-setup";
import { ActionLink } from "@/components/ui/action-link";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";

export const generateMetadata = (props: SitePageProps) => pageMetadata("register", props);

export default async function Register({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const { register } = await loadMessages(locale);
	const setup = await wizardSetup(locale, pathIn(locale, `${SITE_PAGES.register}/check`));
	return (
		<SiteFrame locale={locale} path={SITE_PAGES.register}>
			<main id="content">
				<RegisterHero locale={locale}>
					<Wizard {...setup} />
				</RegisterHero>
				<TrialSteps locale={locale} />
				<div className="made:hidden">
					<CallToAction heading={register.after.heading} text={register.after.text}>
						<ActionLink quiet onDark href={pathIn(locale, SITE_PAGES.pricing)}>
							{register.after.prices}
						</ActionLink>
					</CallToAction>
				</div>
			</main>
		</SiteFrame>
	);
}
