import { getTranslations } from "next-intl/server";
import type { SceneName } from "@/components/scenes/scene-name";
import { AUDIENCES, type Audience } from "@/lib/content/audiences";
import { FACTS } from "@/lib/content/facts";
import type { Locale } from "@/lib/i18n/locales";
import { CardRow } from "../card-row";
import { SceneCard } from "../scene-card";
import { Section } from "../section";

interface Props {
	locale: Locale;
	audience: Audience;
}

/** What an audience gains, in three cards. */
export async function Benefits({ locale, audience }: Props) {
	const t = await getTranslations({ locale, namespace: `audiences.${audience}` });
	const benefits: readonly [string, SceneName][] = Object.entries(AUDIENCES[audience].benefits);
	const cards = benefits.map(([benefit, scene]) => ({
		key: benefit,
		card: (
			<SceneCard
				scene={scene}
				locale={locale}
				heading={t(`benefits.${benefit}.heading`)}
				text={t(`benefits.${benefit}.text`, FACTS)}
			/>
		),
	}));
	return (
		<Section id="benefits" heading={t("benefitsHeading")}>
			<CardRow items={cards} />
		</Section>
	);
}
