import type { Metadata } from "next";
import { HelpPanels } from "@/components/help/help-panels.client";
import { Panel } from "@/components/help/panel";
import { SiteFrame } from "@/components/layout/site-frame";
import { CallToAction } from "@/components/marketing/call-to-action";
import { PageHero } from "@/components/marketing/page-hero";
import { ActionLink } from "@/components/ui/action-link";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";
import { SITE_PAGES } from "@/lib/site/pages";
import { mailDraft } from "@/lib/text/mail-draft";
import { pageMetadata, type SitePageProps } from "../../_page/metadata";
import { loadAnswers } from "../_help/load-answers";

export const generateMetadata = (props: SitePageProps): Promise<Metadata> => pageMetadata("help-faq", props);

export default async function HelpFaq({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const [{ help }, sections] = await Promise.all([loadMessages(locale), loadAnswers(locale)]);
	const { answers, foot, panels } = help;
	const search = (
		<ActionLink quiet href={pathIn(locale, SITE_PAGES.help)}>
			{answers.search}
		</ActionLink>
	);
	const panelOf = (name: keyof typeof sections) => (
		<Panel heading={panels[name].heading} sections={sections[name]} copyLabel={answers.copy} />
	);
	return (
		<SiteFrame locale={locale} path={SITE_PAGES["help-faq"]}>
			<main id="content">
				<PageHero above={answers.above} heading={answers.heading} lead={answers.lead} actions={search} />
				<div className="mx-auto max-w-3xl px-4 py-10 md:py-14">
					<HelpPanels
						panels={{ faq: panelOf("faq"), htu: panelOf("htu") }}
						tabs={{ faq: panels.faq.tab, htu: panels.htu.tab }}
						messages={{ label: panels.label, copied: answers.copied, close: answers.close }}
					/>
				</div>
				<CallToAction heading={foot.heading} text={foot.text}>
					<ActionLink href={mailDraft(env().supportEmail, help.mail)}>{foot.link}</ActionLink>
				</CallToAction>
			</main>
		</SiteFrame>
	);
}
