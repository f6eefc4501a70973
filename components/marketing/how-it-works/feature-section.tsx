import { getTranslations } from "next-intl/server";
import { Scene } from "@/components/scenes/scene";
import type { SceneName } from "@/components/scenes/scene-name";
import { FACTS } from "@/lib/content/facts";
import { FEATURE_GROUPS } from "@/lib/content/how-it-works";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages, type Messages } from "@/lib/i18n/messages";
import { Section } from "../section";
import { Showcase } from "../showcase";

type Group = keyof typeof FEATURE_GROUPS;
type Texts = Messages["how-it-works"]["features"];
type Feature = Exclude<keyof Texts, Group>;
type PointKey = { [F in Feature]: `${F}.points.${keyof Texts[F]["points"] & string}` }[Feature];

interface Props {
	locale: Locale;
	group: Group;
	tone?: "plain" | "surface" | "tint";
	/** How many features stand above it, so that pictures change sides all down the page. */
	above: number;
}

/** A group of features, each in words beside its picture. */
export async function FeatureSection({ locale, group, tone, above }: Props) {
	const [t, messages] = await Promise.all([
		getTranslations({ locale, namespace: "how-it-works.features" }),
		loadMessages(locale),
	]);
	const { features } = messages["how-it-works"];
	const shown = Object.entries(FEATURE_GROUPS[group]) as [Feature, SceneName][];
	return (
		<Section id={group} heading={t(`${group}.heading`)} lead={t(`${group}.lead`)} tone={tone}>
			<div className="grid gap-16 md:gap-24">
				{shown.map(([feature, scene], index) => (
					<Showcase
						key={feature}
						heading={t(`${feature}.heading`)}
						text={t(`${feature}.text`)}
						points={Object.keys(features[feature].points).map((point) =>
							t(`${feature}.points.${point}` as PointKey, FACTS),
						)}
						picture={<Scene name={scene} locale={locale} />}
						flip={(above + index) % 2 === 1}
					/>
				))}
			</div>
		</Section>
	);
}
