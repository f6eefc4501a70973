import { EnquiryCard } from "@/components/enquiry/enquiry-card";
import { Section } from "@/components/layout/section";
import { PageHero } from "@/components/marketing/page-hero";
import { PartnershipArticle } from "@/components/marketing/partners/partnership-article";
import { Ways } from "@/components/marketing/partners/ways";
import { WriteToUs } from "@/components/marketing/partners/write-to-us";
import { Scene } from "@/components/marketing/scenes/scene";
import { Steps } from "@/components/marketing/steps";
import { TextLink } from "@/components/marketing/text-link";
import { ActionLink } from "@/components/ui/action-link";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { PARTNERSHIPS, type Partnership } from "@/lib/marketing/partners";
import { env } from "@/lib/server/env";
import { hostPages } from "@/lib/server/host-pages";
import { fill } from "@/lib/text/fill";

interface Props {
	locale: Locale;
	/** The kind of partnership that the visitor chose; the form preselects it. */
	kind?: Partnership;
}

/** The page for partners. */
export async function PartnersScreen({ locale, kind }: Props) {
	const { partners } = await loadMessages(locale);
	const { supportEmail } = env();
	const { developer } = hostPages(locale);
	return (
		<main id="content">
			<PageHero
				above={partners.hero.above}
				heading={partners.hero.heading}
				lead={partners.hero.lead}
				actions={<ActionLink href="#contact">{partners.write}</ActionLink>}
				picture={<Scene name="team-partners" locale={locale} />}
			/>
			<Ways locale={locale} />
			<div className="mx-auto grid max-w-6xl gap-20 px-4 py-16 md:gap-28 md:py-24">
				{PARTNERSHIPS.map((partnership, index) => (
					<PartnershipArticle key={partnership} partnership={partnership} locale={locale} flip={index % 2 === 1}>
						{partnership === "api" && <TextLink href={developer}>{partners.kinds.api.documentation}</TextLink>}
					</PartnershipArticle>
				))}
			</div>
			<Section id="how-to-start" heading={partners.start.heading} tone="surface">
				<Steps steps={partners.start.steps} />
			</Section>
			<WriteToUs locale={locale} email={supportEmail}>
				<EnquiryCard
					kind="partner"
					locale={locale}
					reason={kind && fill(partners.contact.reason, { kind: partners.kinds[kind].name })}
				/>
			</WriteToUs>
		</main>
	);
}
