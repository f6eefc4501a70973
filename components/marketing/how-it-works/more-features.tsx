import type { SceneName } from "@/components/marketing/scenes/scene-name";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { MORE_FEATURES } from "@/lib/marketing/how-it-works";
import { hostPages } from "@/lib/server/host-pages";
import { CardRow } from "../../layout/card-row";
import { Section } from "../../layout/section";
import { SceneCard } from "../scene-card";
import { TextLink } from "../text-link";

const ENTRIES = Object.entries(MORE_FEATURES) as [keyof typeof MORE_FEATURES, SceneName][];

/** The product's features around the interview. */
export async function MoreFeatures({ locale }: { locale: Locale }) {
	const { more } = (await loadMessages(locale))["how-it-works"];
	const cards = ENTRIES.map(([feature, scene]) => ({
		key: feature,
		card: (
			<SceneCard scene={scene} locale={locale} heading={more[feature].heading} text={more[feature].text}>
				{feature === "integration" && <TextLink href={hostPages(locale).developer}>{more.integration.link}</TextLink>}
			</SceneCard>
		),
	}));
	return (
		<Section id="more" heading={more.heading} lead={more.lead} tone="tint">
			<CardRow items={cards} />
		</Section>
	);
}
