import { ListedScene } from "@/components/marketing/scenes/listed-scene";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { FeatureGroup } from "@/lib/marketing/how-it-works";
import { Section } from "../../layout/section";
import { type ListedFeature, Showcase } from "../showcase";

interface Props {
	locale: Locale;
	group: FeatureGroup;
	tone?: "plain" | "surface" | "tint";
}

/** A group of features, each a text beside its picture. All texts begin at the page's left edge. */
export async function FeatureSection({ locale, group, tone }: Props) {
	const { heading, lead, list } = (await loadMessages(locale))["how-it-works"].features[group];
	const features: readonly ListedFeature[] = list;
	return (
		<Section id={group} heading={heading} lead={lead} tone={tone} start>
			<div className="grid gap-12 md:gap-24">
				{features.map(({ picture, ...words }) => (
					<Showcase key={words.heading} {...words} picture={<ListedScene name={picture} locale={locale} />} />
				))}
			</div>
		</Section>
	);
}
