import { ListedScene } from "@/components/marketing/scenes/listed-scene";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { Audience } from "@/lib/marketing/audiences";
import { Section } from "../../layout/section";
import { type ListedFeature, Showcase } from "../showcase";

interface Props {
	locale: Locale;
	audience: Audience;
}

/** What an audience gains: benefits, each beside its picture. */
export async function Benefits({ locale, audience }: Props) {
	const { benefits, benefitsHeading } = (await loadMessages(locale)).audiences[audience];
	const list: readonly ListedFeature[] = benefits;
	return (
		<Section id="benefits" heading={benefitsHeading}>
			<div className="grid gap-12 md:gap-20">
				{list.map(({ picture, ...words }, index) => (
					<Showcase
						key={words.heading}
						{...words}
						picture={<ListedScene name={picture} locale={locale} />}
						flip={index % 2 === 0}
					/>
				))}
			</div>
		</Section>
	);
}
