import { Scene } from "@/components/marketing/scenes/scene";
import type { SceneName } from "@/components/marketing/scenes/scene-name";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages, type Messages } from "@/lib/i18n/messages";
import { FEATURE_GROUPS } from "@/lib/marketing/how-it-works";
import { Section } from "../../layout/section";
import { Showcase } from "../showcase";
import { WideShowcase } from "../wide-showcase";

type Group = keyof typeof FEATURE_GROUPS;
type Texts = Messages["how-it-works"]["features"];
type Feature = Exclude<keyof Texts, Group>;

interface Props {
	locale: Locale;
	group: Group;
	tone?: "plain" | "surface" | "tint";
}

/** A group of features: the first with a wide picture, the others with pictures on alternating sides. */
export async function FeatureSection({ locale, group, tone }: Props) {
	const { features } = (await loadMessages(locale))["how-it-works"];
	const shown = Object.entries(FEATURE_GROUPS[group]) as [Feature, SceneName][];
	const pictureOf = (scene: SceneName) => <Scene name={scene} locale={locale} />;
	return (
		<Section id={group} heading={features[group].heading} lead={features[group].lead} tone={tone}>
			<div className="grid gap-12 md:gap-24">
				{shown.map(([feature, scene], index) => {
					const shared = {
						heading: features[feature].heading,
						text: features[feature].text,
						points: Object.values(features[feature].points),
						picture: pictureOf(scene),
					};
					if (index === 0) return <WideShowcase key={feature} {...shared} />;
					return <Showcase key={feature} {...shared} flip={index % 2 === 0} />;
				})}
			</div>
		</Section>
	);
}
