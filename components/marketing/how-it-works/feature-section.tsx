import { ListedScene } from "@/components/marketing/scenes/listed-scene";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { FeatureGroup } from "@/lib/marketing/how-it-works";
import { Section } from "../../layout/section";
import { type ListedFeature, Showcase } from "../showcase";
import { WideShowcase } from "../wide-showcase";

interface Props {
	locale: Locale;
	group: FeatureGroup;
	tone?: "plain" | "surface" | "tint";
}

/** A group of features: the first with a wide picture, the others in words beside theirs, which change sides. */
export async function FeatureSection({ locale, group, tone }: Props) {
	const { heading, lead, list } = (await loadMessages(locale))["how-it-works"].features[group];
	const features: readonly ListedFeature[] = list;
	return (
		<Section id={group} heading={heading} lead={lead} tone={tone}>
			<div className="grid gap-12 md:gap-24">
				{features.map((feature, index) => {
					const picture = <ListedScene name={feature.picture} locale={locale} />;
					if (index === 0) return <WideShowcase key={feature.heading} {...feature} picture={picture} />;
					return <Showcase key={feature.heading} {...feature} picture={picture} flip={index % 2 === 0} />;
				})}
			</div>
		</Section>
	);
}
