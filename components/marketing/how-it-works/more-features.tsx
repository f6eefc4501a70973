import { getTranslations } from "next-intl/server";
import type { SceneName } from "@/components/marketing/scenes/scene-name";
import type { Locale } from "@/lib/i18n/locales";
import { FACTS } from "@/lib/marketing/facts";
import { MORE_FEATURES } from "@/lib/marketing/how-it-works";
import { hostPages } from "@/lib/server/host-pages";
import { CardRow } from "../../layout/card-row";
import { Section } from "../../layout/section";
import { SceneCard } from "../scene-card";
import { TextLink } from "../text-link";

const ENTRIES = Object.entries(MORE_FEATURES) as [keyof typeof MORE_FEATURES, SceneName][];

/** What the product does around the interview. */
export async function MoreFeatures({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "how-it-works.more" });
	const cards = ENTRIES.map(([feature, scene]) => ({
		key: feature,
		card: (
			<SceneCard scene={scene} locale={locale} heading={t(`${feature}.heading`)} text={t(`${feature}.text`, FACTS)}>
				{feature === "integration" && <TextLink href={hostPages(locale).developer}>{t("integration.link")}</TextLink>}
			</SceneCard>
		),
	}));
	return (
		<Section id="more" heading={t("heading")} lead={t("lead")} tone="tint">
			<CardRow items={cards} />
		</Section>
	);
}
