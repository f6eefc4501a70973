import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { hostPages } from "@/lib/server/host-pages";
import { CardRow } from "../../layout/card-row";
import { Section } from "../../layout/section";
import { SceneCard } from "../scene-card";
import type { ListedFeature } from "../showcase";
import { TextLink } from "../text-link";

interface Feature extends ListedFeature {
	/** The text of the link to the API documentation. */
	documentation?: string;
}

/** The product's features around the interview. */
export async function MoreFeatures({ locale }: { locale: Locale }) {
	const { more } = (await loadMessages(locale))["how-it-works"];
	const features: readonly Feature[] = more.list;
	const cards = features.map(({ heading, text, picture, documentation }) => ({
		key: heading,
		card: (
			<SceneCard scene={picture} locale={locale} heading={heading} text={text}>
				{documentation && <TextLink href={hostPages(locale).developer}>{documentation}</TextLink>}
			</SceneCard>
		),
	}));
	return (
		<Section id="more" heading={more.heading} lead={more.lead} tone="tint" start>
			<CardRow items={cards} />
		</Section>
	);
}
