import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { FEATURES } from "@/lib/marketing/plans";
import { SITE_PAGES } from "@/lib/site/pages";
import { Section } from "../../layout/section";
import { RoundTick } from "../round-tick";
import { TextLink } from "../text-link";

/** The features of every plan. */
export async function Features({ locale }: { locale: Locale }) {
	const { features } = (await loadMessages(locale)).pricing;
	return (
		<Section id="features" heading={features.heading} lead={features.lead} tone="surface">
			<ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
				{FEATURES.map((feature) => (
					<li key={feature} className="flex gap-3">
						<RoundTick />
						<div className="min-w-0">
							<h3 className="text-balance font-bold text-ink">{features.list[feature].heading}</h3>
							<p className="mt-1 text-muted">{features.list[feature].text}</p>
						</div>
					</li>
				))}
			</ul>
			<p className="mt-10 flex flex-wrap justify-center gap-x-8">
				<TextLink href={pathIn(locale, SITE_PAGES["how-it-works"])}>{features.shown}</TextLink>
				<TextLink href={pathIn(locale, SITE_PAGES.training)}>{features.training}</TextLink>
			</p>
		</Section>
	);
}
